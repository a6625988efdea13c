import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { platformAnswerHeader } from "../../catalogue/headers/platform-answer.ts";
import { keptBy } from "../../catalogue/kept-by.ts";
import type { Operation } from "../../catalogue/operation.ts";
import type { ExactPlace } from "../../catalogue/schema/exact-json.ts";
import { writtenCall } from "../../catalogue/written/written-call.ts";
import type { Language } from "../../i18n/language.ts";
import { findSession } from "../accounts/sessions.ts";
import { noteRefusal } from "../audit/audit-log.ts";
import { readActingPage } from "../call/acting-page.ts";
import { authorise, refuseOldSignIn } from "../call/authorise.ts";
import { createCallers } from "../call/callers.ts";
import type { SignedInMember } from "../call/handler.ts";
import { type RepeatableWrite, readIdempotencyKey } from "../call/idempotency.ts";
import { readPublisher } from "../call/publisher.ts";
import { codes, Refusal } from "../call/refusal.ts";
import { readArguments } from "../call/request-arguments.ts";
import type { Services } from "../call/services.ts";
import { answerError, answerRefusal, languageOf } from "../http/envelope.ts";
import { longNumbersIn } from "../http/json-body.ts";
import { factsOf } from "../monitoring/request-facts.ts";
import type { Database } from "../storage/tables.ts";
import { callConnected } from "./connection/call-connected.ts";
import type { ForwardedAnswer } from "./connection/with-credentials.ts";
import { type CurrentCatalogue, isExternal } from "./current-catalogue.ts";
import { createFindOperation, type FindOperation, type FoundOperation } from "./find-operation.ts";
import { sendIfMatch } from "./if-match.ts";
import { type ImportedBody, readImportedBody } from "./imported-body.ts";
import { passedHeaders } from "./passed-headers.ts";
import { refuseRequest } from "./refuse-request.ts";
import { keyForService, sendOnce } from "./send-once.ts";
import { type UpstreamCall, UpstreamFailure } from "./upstream.ts";
import { withEntry } from "./with-entry.ts";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/**
 * Answers the calls of every external service, imported or shipped, at `<base>/<service>/…`. The
 * document determines the operation and its request, and the caller must be signed in and have its
 * permission. Responses that this process makes itself have a mark, since the services have
 * envelopes of their own.
 */
export async function serveImported(
  app: FastifyInstance,
  db: Kysely<Database>,
  services: Services,
): Promise<void> {
  const { base } = services.imported;
  const finders = keptBy((_: Catalogue) => new Map<string, FindOperation>());
  app.setErrorHandler((error, request, reply) => {
    reply.header(platformAnswerHeader, "refusal");
    if (!(error instanceof UpstreamFailure)) return answerError(error, request, reply);
    request.log.warn({ err: error }, "A call of an imported service failed.");
    return answerRefusal(error.refusal, request, reply, error.status);
  });
  const callers = createCallers((request) => findSession(db, request, services.now()));
  app.route<{ Params: { service: string } }>({
    method: methods,
    url: `${base}/:service/*`,
    // The caller is checked before the body is read.
    onRequest: async (request) => {
      factsOf(request).memberId = (await callers.identify(request)).id;
    },
    handler: async (request, reply) => {
      const { service } = request.params;
      const current = await services.readCatalogue(db);
      const found = find(finders, current, base, service, request);
      if (!found) {
        reply.header(platformAnswerHeader, "refusal");
        return answerRefusal(new Refusal(codes.notFound, "error.noOperation"), request, reply, 404);
      }
      factsOf(request).operation = found.operation.id;
      const read = await readImportedBody(found.operation, request);
      const member = await callers.now(request);
      const later = () => callers.later(request);
      const call = { db, services, request, current, found, read, member, later };
      return send(reply, await answer(call));
    },
  });
}

/**
 * Finds the operation by the path exactly as sent; values are decoded only once it is known which
 * they are.
 */
function find(
  finders: (catalogue: Catalogue) => Map<string, FindOperation>,
  current: CurrentCatalogue,
  base: string,
  service: string,
  { method, raw }: FastifyRequest,
): FoundOperation | null {
  if (!isExternal(current, service)) return null;
  const [path = ""] = (raw.url ?? "").split("?");
  const prefix = `${base}/${service}/`;
  if (!path.startsWith(prefix)) return null;
  const { catalogue } = current;
  const known = finders(catalogue);
  const finder = known.get(service) ?? createFindOperation(operationsOf(catalogue, service));
  known.set(service, finder);
  return finder(method.toLowerCase(), path.slice(prefix.length - 1));
}

function operationsOf({ operations }: Catalogue, service: string) {
  return [...operations.values()].filter((operation) => operation.service.name === service);
}

interface ImportedCall {
  db: Kysely<Database>;
  services: Services;
  request: FastifyRequest;
  current: CurrentCatalogue;
  found: FoundOperation;
  read: ImportedBody;
  member: SignedInMember;
  /** The caller as they are after a wait. */
  later(): Promise<SignedInMember>;
}

/** Forwards a permitted and valid call and returns the service's response. */
async function answer(call: ImportedCall): Promise<ForwardedAnswer> {
  const { db, services, request, current, found, read } = call;
  const { catalogue } = current;
  const { operation, params } = found;
  const { body, files } = read;
  const values = readArguments(catalogue, operation, { query: request.query, params, body });
  const { ip, headers } = request;
  const now = services.now();
  const page = await readActingPage(db, services, operation, headers);
  const [file = null] = [...files.values()].flat();
  const entry = { catalogue, operation, request: values, file, ip, now, actor: call.member, page };
  const judge = async (member: SignedInMember) => {
    try {
      authorise(operation, member, values);
      refuseOldSignIn(operation, member, values, services.now());
      await readPublisher(db, operation, page, member, values);
      refuseRequest(catalogue, operation, values);
    } catch (error) {
      if (error instanceof Refusal) await noteRefusal(db, entry, error);
      throw error;
    }
  };
  await judge(call.member);
  const write = writeOf(call, values);
  const isOnceThere = operation.keyHeader !== null;
  return sendOnce({ db, write, isOnceThere, log: request.log }, async (hasWaited) => {
    if (!hasWaited) return await withEntry(db, entry, request, () => forward(call, values, write));
    // Whoever has lost the session or the right meanwhile changes nothing any more, and nothing is
    // sent to where the service was before, or with credentials that were replaced.
    const member = await call.later();
    await judge(member);
    const later = { ...call, member, current: await services.readCatalogue(db) };
    return await withEntry(db, entry, request, () => forward(later, values, write));
  });
}

/** The write that a key identifies when it is repeated; one with files is always a new write. */
function writeOf(
  { request: { headers, ip }, found: { operation }, read: { files }, member }: ImportedCall,
  request: Readonly<Record<string, unknown>>,
) {
  if (operation.effect === "read" || files.size > 0) return null;
  const about = { operationId: operation.id, memberId: member.id, ip, request, file: null };
  return readIdempotencyKey(headers["idempotency-key"], about);
}

async function forward(
  { db, services, request, current, found: { operation }, read: { files }, member }: ImportedCall,
  values: Readonly<Record<string, unknown>>,
  write: RepeatableWrite | null,
): Promise<ForwardedAnswer> {
  const { name } = operation.service;
  const basePath = current.basePaths.get(name) ?? "";
  const upstream = upstreamCall(operation, values, {
    basePath,
    resolve: current.catalogue.resolve,
    language: languageOf(request),
    files,
    // The browser knows how the service has sent them.
    seen: longNumbersIn(request),
  });
  const headers = {
    ...upstream.headers,
    ...(operation.effect === "write" && {
      [operation.keyHeader ?? "Idempotency-Key"]: keyForService(write),
    }),
  };
  // Many a document leaves out that its service takes no write without the header.
  const { response, content, address, cleaned } = await sendIfMatch(
    request.headers["if-match"],
    (tag) =>
      callConnected(
        name,
        current.connections.get(name) ?? null,
        { ...upstream, headers: { ...headers, ...tag } },
        services.imported,
        { db, sessionId: member.sessionId, file: operation.file },
      ),
  );
  const served = { address: address + basePath, base: `${services.imported.base}/${name}` };
  return cleaned({
    status: response.status,
    headers: passedHeaders(response, operation, served),
    content,
  });
}

function send(reply: FastifyReply, { status, headers, content }: ForwardedAnswer): FastifyReply {
  reply.status(status).headers(headers);
  if (content.length === 0) return reply.send();
  if (!headers["content-type"]) reply.type("text/plain; charset=utf-8");
  return reply.send(content);
}

/** The context of a call beside its arguments. */
interface CallPlace extends ExactPlace, Pick<ImportedBody, "files"> {
  /** The base path below the service's address. */
  basePath: string;
  language: Language;
}

/**
 * The call of an imported service, made only of validated arguments and written as the document
 * describes: no header, cookie or token of the browser is passed on.
 */
function upstreamCall(
  operation: Operation,
  values: Readonly<Record<string, unknown>>,
  { basePath, language, files, ...place }: CallPlace,
): UpstreamCall {
  const ofFiles = [...files].map(([name, given]) => [
    name,
    Array.isArray(values[name]) ? given : given[0],
  ]);
  const whole = { ...values, ...Object.fromEntries(ofFiles) };
  const { address, headers, content, contentType } = writtenCall(operation, whole, place);
  return {
    method: operation.method,
    path: basePath + address,
    headers: {
      Accept: `${operation.file ?? "application/json"}, */*;q=0.5`,
      "Accept-Language": language,
      ...headers,
      ...(contentType !== null && { "Content-Type": contentType }),
    },
    body: content,
  };
}
