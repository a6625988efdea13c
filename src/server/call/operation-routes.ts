import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Operation } from "../../catalogue/operation.ts";
import type { OperationId, Requests } from "../../catalogue/types.gen.ts";
import { findSession, illegalToken } from "../accounts/sessions.ts";
import { type AuditedCall, auditedRun, auditRefusal } from "../audit/audit-log.ts";
import { languageOf, successEnvelope } from "../http/envelope.ts";
import { readMultipart } from "../http/multipart.ts";
import type { Database } from "../storage/tables.ts";
import { authorise } from "./authorise.ts";
import type { Handlers, UploadedFile } from "./handler.ts";
import { type Caller, contextOf, type HandledCall } from "./handler-context.ts";
import { readIdempotencyKey, runOnce, type WriteAnswer } from "./idempotency.ts";
import { writeWithLongWork } from "./long-work.ts";
import { Refusal } from "./refusal.ts";
import { readArguments, refuseUnstorableTexts } from "./request-arguments.ts";
import { createRequestChecks, type RequestCheck } from "./request-validation.ts";
import type { Services } from "./services.ts";

/** What the routes of one service need. */
export interface OperationRoutes {
  catalogue: Catalogue;
  handlers: Handlers;
  db: Kysely<Database>;
  services: Services;
}

interface Call<Id extends OperationId> extends HandledCall {
  operation: Operation;
  check: RequestCheck<Id>;
}

/**
 * Makes sure that every operation of the catalogue has a handler and every handler an operation.
 * @throws Error that names those that do not.
 */
export function checkHandlers(catalogue: Catalogue, handlers: Handlers): void {
  const unanswered = [...catalogue.operations.keys()].filter((id) => !Object.hasOwn(handlers, id));
  const unknown = Object.keys(handlers).filter((id) => !catalogue.operations.has(id));
  if (unanswered.length > 0) throw new Error(`No handler answers ${unanswered.join(", ")}.`);
  if (unknown.length > 0) throw new Error(`The catalogue has no ${unknown.join(", ")}.`);
}

/**
 * Registers one route for the exact method and path of each operation of a service. Each route
 * carries its own guard: token, permission, request, and only then the handler.
 */
export function registerOperations(
  app: FastifyInstance,
  serviceName: string,
  base: string,
  routes: OperationRoutes,
): void {
  const checks = createRequestChecks(routes.catalogue);
  const callers = new WeakMap<FastifyRequest, Caller>();
  for (const operation of routes.catalogue.operations.values()) {
    const { id } = operation;
    if (operation.service.name !== serviceName || !isHandled(routes.handlers, id)) continue;
    const check = checks(id, operation);
    app.route({
      method: operation.method,
      ...bodyLimitOf(operation),
      url: base + operation.path.replace(/\{(\w+)\}/g, ":$1"),
      onRequest: async (request) => {
        const caller = await identify(routes, operation, request);
        if (caller.member === null && !operation.isPublic) throw caller.refusal;
        callers.set(request, caller);
      },
      handler: async (request, reply) => {
        const caller = callers.get(request) ?? { member: null, refusal: illegalToken() };
        const actor = caller.member;
        await answer(routes, id, { operation, check, request, reply, caller, actor });
        return reply;
      },
    });
  }
}

/** A text for which the usual limit is too small, as a whole document, brings its own. */
function bodyLimitOf({ parameters }: Operation): { bodyLimit?: number } {
  const longest = Math.max(0, ...parameters.map(({ schema }) => schema.maxLength ?? 0));
  return longest > 1_000_000 ? { bodyLimit: 2 * longest } : {};
}

function isHandled(handlers: Handlers, id: string): id is OperationId {
  return Object.hasOwn(handlers, id);
}

function mediaTypeFault(): Error {
  return Object.assign(new Error("Not multipart."), { statusCode: 415 });
}

async function identify(
  routes: OperationRoutes,
  { effect, isQuiet }: Operation,
  request: FastifyRequest,
): Promise<Caller> {
  const token = request.headers["x-access-token"];
  if (typeof token !== "string" || token === "") return { member: null, refusal: illegalToken() };
  try {
    const isUse = effect === "write" || !isQuiet;
    return { member: await findSession(routes.db, token, routes.services.now(), isUse) };
  } catch (error) {
    if (error instanceof Refusal) return { member: null, refusal: error };
    throw error;
  }
}

async function answer<Id extends OperationId>(
  routes: OperationRoutes,
  id: Id,
  call: Call<Id>,
): Promise<void> {
  const { operation, check, request, reply, caller } = call;
  const { body, file } = await readBody(operation, request);
  const parts = { query: request.query, params: request.params, body };
  const values = readArguments(routes.catalogue, operation, parts);
  const outcome = await notingRefusals(
    routes,
    auditedCall(routes, call, values, file),
    async () => {
      if (caller.member && !operation.isPublic) authorise(operation, caller.member, values);
      if (!check(values)) throw check.refusal();
      refuseUnstorableTexts(values);
      return await run(routes, id, call, values, file);
    },
  );
  if (outcome.etag !== null) reply.header("ETag", outcome.etag);
  reply.send(successEnvelope(operation, languageOf(request), outcome.data));
}

async function readBody(
  operation: Operation,
  request: FastifyRequest,
): Promise<{ body: unknown; file: UploadedFile | null }> {
  if (request.isMultipart() !== operation.isMultipart) throw mediaTypeFault();
  if (operation.isMultipart) return await readMultipart(request);
  return { body: request.body, file: null };
}

function auditedCall(
  { catalogue, services }: OperationRoutes,
  call: Call<OperationId>,
  request: Readonly<Record<string, unknown>>,
  file: UploadedFile | null,
): AuditedCall {
  const { operation } = call;
  const now = services.now();
  const ip = call.request.ip;
  return { catalogue, operation, request, file, ip, now, actor: () => call.actor };
}

/** Throws what is refused, after the audit log has noted it where it should. */
async function notingRefusals(
  { db }: OperationRoutes,
  audited: AuditedCall,
  action: () => Promise<WriteAnswer | Refusal>,
): Promise<WriteAnswer> {
  try {
    const outcome = await action();
    if (outcome instanceof Refusal) throw outcome;
    return outcome;
  } catch (error) {
    if (error instanceof Refusal) await auditRefusal(db, audited, error);
    throw error;
  }
}

/** The handler's answer; a write in one transaction, once for each idempotency key. */
async function run<Id extends OperationId>(
  routes: OperationRoutes,
  id: Id,
  call: Call<Id>,
  values: Requests[Id],
  file: UploadedFile | null,
): Promise<WriteAnswer | Refusal> {
  const { operation, request, caller } = call;
  const audited = auditedCall(routes, call, values, file);
  const runIn = (db: Kysely<Database>, services: Services) =>
    auditedRun(db, audited, () => handle({ ...routes, db, services }, id, call, values, file));
  if (operation.effect === "read") return await runIn(routes.db, routes.services);
  const repeatable = readIdempotencyKey(request.headers["idempotency-key"], {
    operationId: id,
    memberId: caller.member?.id ?? null,
    ip: request.ip,
    request: values,
    file,
  });
  return await writeWithLongWork(routes.services, (services) =>
    routes.db.transaction().execute(async (transaction) => {
      const runHere = () => runIn(transaction, services);
      try {
        return repeatable ? await runOnce(transaction, repeatable, runHere) : await runHere();
      } catch (error) {
        if (error instanceof Refusal && error.keepsChanges) return error;
        throw error;
      }
    }),
  );
}

async function handle<Id extends OperationId>(
  { handlers, services, db }: OperationRoutes,
  id: Id,
  call: Call<Id>,
  values: Requests[Id],
  file: UploadedFile | null,
): Promise<WriteAnswer> {
  let etag: string | null = null;
  const context = contextOf(services, call, file, db, (value) => {
    etag = value;
  });
  const data = await handlers[id](values, context);
  return { data, etag };
}
