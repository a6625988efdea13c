import type { FastifyReply, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import { once } from "../../catalogue/once.ts";
import type { Operation } from "../../catalogue/operation.ts";
import { translators } from "../../i18n/texts.ts";
import { type AuditedCall, takeEntryId } from "../audit/audit-log.ts";
import { languageOf } from "../http/envelope.ts";
import { factsOf } from "../monitoring/request-facts.ts";
import type { Database } from "../storage/tables.ts";
import { holds } from "./authorise.ts";
import { type Actors, actorsNow, type Caller } from "./guard.ts";
import type { HandlerContext, UploadedFile } from "./handler.ts";
import type { Services } from "./services.ts";

/** A call that is being answered. */
interface HandledCall {
  operation: Operation;
  request: FastifyRequest;
  reply: FastifyReply;
  caller: Caller;
  db: Kysely<Database>;
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
  actors: Actors,
  { setETag, answerFile }: Pick<HandlerContext, "setETag" | "answerFile">,
): HandlerContext {
  const { request, reply, services, file, entry } = call;
  let { caller, publisher } = actors;
  const language = languageOf(request);
  return {
    db,
    get member() {
      return caller.member;
    },
    page: entry.page,
    get publisher() {
      return publisher;
    },
    judgeAgain: async () => {
      ({ caller, publisher } = await actorsNow(call, db));
    },
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
