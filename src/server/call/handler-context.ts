import type { FastifyReply, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import { once } from "../../catalogue/once.ts";
import { translators } from "../../i18n/texts.ts";
import { type AuditedCall, takeEntryId } from "../audit/audit-log.ts";
import { languageOf } from "../http/envelope.ts";
import { factsOf } from "../monitoring/request-facts.ts";
import type { Database } from "../storage/tables.ts";
import { holds } from "./authorise.ts";
import type { HandlerContext, Publisher, SignedInMember, UploadedFile } from "./handler.ts";
import type { Refusal } from "./refusal.ts";
import type { Services } from "./services.ts";

/** The signed-in caller, or the refusal that says why the token is not accepted. */
export type Caller = { member: SignedInMember } | { member: null; refusal: Refusal };

/** A call that is being answered. */
interface HandledCall {
  request: FastifyRequest;
  reply: FastifyReply;
  caller: Caller;
  services: Services;
  file: UploadedFile | null;
  entry: AuditedCall;
}

/**
 * Creates the context that a handler receives beside its request: the caller, the language and the
 * services of the process.
 */
export function contextOf(
  call: HandledCall,
  db: Kysely<Database>,
  publisher: Publisher | null,
  { setETag, answerFile }: Pick<HandlerContext, "setETag" | "answerFile">,
): HandlerContext {
  const { request, reply, caller, services, file, entry } = call;
  const language = languageOf(request);
  return {
    db,
    member: caller.member,
    page: entry.page,
    publisher,
    signedIn: () => {
      if (caller.member === null) throw caller.refusal;
      return caller.member;
    },
    recognise: (actor) => {
      entry.actor = actor;
      factsOf(request).memberId = actor.id;
    },
    entryId: () => takeEntryId(db, entry),
    can: (permission) => holds(caller.member, permission),
    catalogue: once(() => services.readCatalogue(db)),
    services,
    language,
    text: translators[language].say,
    file,
    ifMatch: request.headers["if-match"] ?? null,
    setETag,
    answerFile,
    caller: {
      ip: request.ip,
      userAgent: request.headers["user-agent"] ?? "",
      cookies: request.cookies,
    },
    clearCache: () => {
      reply.header("Clear-Site-Data", '"cache"');
    },
    setCookie: (name, value, { maxAgeSeconds, httpOnly }) => {
      reply.setCookie(name, value, {
        path: "/",
        maxAge: maxAgeSeconds,
        httpOnly,
        sameSite: "strict",
        secure: request.protocol === "https",
      });
    },
  };
}
