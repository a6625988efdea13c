import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Kysely, Transaction } from "kysely";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Operation } from "../catalogue/operation.ts";
import type { OperationId, Requests } from "../catalogue/types.gen.ts";
import { authorise, holds } from "./authorise.ts";
import { languageOf, successEnvelope } from "./envelope.ts";
import type { HandlerContext, Handlers, SignedInMember, UploadedFile } from "./handler.ts";
import { readIdempotencyKey, runOnce, type WriteAnswer } from "./idempotency.ts";
import { readMultipart } from "./multipart.ts";
import { Refusal } from "./refusal.ts";
import { readArguments, refuseUnstorableTexts } from "./request-arguments.ts";
import { createRequestChecks, type RequestCheck } from "./request-validation.ts";
import type { Services } from "./services.ts";
import { findSession, illegalToken } from "./sessions.ts";
import type { Database } from "./storage/tables.ts";
import { translate } from "./texts.ts";

/** Who calls, or why the token does not say. */
type Caller = { member: SignedInMember } | { member: null; refusal: Refusal };

/** What the routes of one service need. */
export interface OperationRoutes {
  catalogue: Catalogue;
  handlers: Handlers;
  db: Kysely<Database>;
  services: Services;
}

interface Call<Id extends OperationId> {
  operation: Operation;
  check: RequestCheck<Id>;
  request: FastifyRequest;
  reply: FastifyReply;
  caller: Caller;
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
      url: base + operation.path.replace(/\{(\w+)\}/g, ":$1"),
      onRequest: async (request) => {
        const caller = await identify(routes, request);
        if (caller.member === null && !operation.isPublic) throw caller.refusal;
        callers.set(request, caller);
      },
      handler: async (request, reply) => {
        const caller = callers.get(request) ?? { member: null, refusal: illegalToken() };
        await answer(routes, id, { operation, check, request, reply, caller });
        return reply;
      },
    });
  }
}

function isHandled(handlers: Handlers, id: string): id is OperationId {
  return Object.hasOwn(handlers, id);
}

function mediaTypeFault(): Error {
  return Object.assign(new Error("Not multipart."), { statusCode: 415 });
}

async function identify(routes: OperationRoutes, request: FastifyRequest): Promise<Caller> {
  const token = request.headers["x-access-token"];
  if (typeof token !== "string" || token === "") return { member: null, refusal: illegalToken() };
  try {
    return { member: await findSession(routes.db, token, routes.services.now()) };
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
  if (caller.member && !operation.isPublic) authorise(operation, caller.member, values);
  if (!check(values)) throw check.refusal();
  refuseUnstorableTexts(values);
  const outcome = await run(routes, id, call, values, file);
  if (outcome instanceof Refusal) throw outcome;
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

/** The handler's answer; a write in one transaction, once for each idempotency key. */
async function run<Id extends OperationId>(
  routes: OperationRoutes,
  id: Id,
  call: Call<Id>,
  values: Requests[Id],
  file: UploadedFile | null,
): Promise<WriteAnswer | Refusal> {
  const { operation, request, caller } = call;
  if (operation.effect === "read") return await handle(routes, id, call, values, file, routes.db);
  const repeatable = readIdempotencyKey(request.headers["idempotency-key"], {
    operationId: id,
    memberId: caller.member?.id ?? null,
    ip: request.ip,
    request: values,
    file,
  });
  return await routes.db.transaction().execute(async (transaction) => {
    const runHere = () => handle(routes, id, call, values, file, transaction);
    try {
      return repeatable ? await runOnce(transaction, repeatable, runHere) : await runHere();
    } catch (error) {
      if (error instanceof Refusal && error.keepsChanges) return error;
      throw error;
    }
  });
}

async function handle<Id extends OperationId>(
  routes: OperationRoutes,
  id: Id,
  call: Call<Id>,
  values: Requests[Id],
  file: UploadedFile | null,
  db: Kysely<Database> | Transaction<Database>,
): Promise<WriteAnswer> {
  let etag: string | null = null;
  const context = contextOf(routes, call, file, db, (value) => {
    etag = value;
  });
  const data = await routes.handlers[id](values, context);
  return { data, etag };
}

function contextOf(
  routes: OperationRoutes,
  call: Pick<Call<OperationId>, "request" | "reply" | "caller">,
  file: UploadedFile | null,
  db: Kysely<Database> | Transaction<Database>,
  setETag: (value: string) => void,
): HandlerContext {
  const { request, reply, caller } = call;
  const language = languageOf(request);
  return {
    db,
    member: caller.member,
    signedIn: () => {
      if (caller.member === null) throw caller.refusal;
      return caller.member;
    },
    can: (permission) => holds(caller.member, permission),
    services: routes.services,
    language,
    text: (key, values) => translate(language, key, values),
    file,
    ifMatch: request.headers["if-match"] ?? null,
    setETag,
    caller: {
      ip: request.ip,
      userAgent: request.headers["user-agent"] ?? "",
      cookies: request.cookies,
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
