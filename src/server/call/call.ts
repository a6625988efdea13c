import type { FastifyReply, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Operation } from "../../catalogue/operation.ts";
import type { OperationId, Requests } from "../../catalogue/types.gen.ts";
import { type AuditedCall, noteRefusal, noteSuccess, recordsBefore } from "../audit/audit-log.ts";
import { languageOf, successEnvelope } from "../http/envelope.ts";
import { readBody } from "../http/multipart.ts";
import { sendFile } from "../http/send-file.ts";
import { readAgain } from "../storage/read-again.ts";
import type { Database } from "../storage/tables.ts";
import { readActingPage } from "./acting-page.ts";
import type { Callers } from "./callers.ts";
import { actorsNow, type Caller, guard } from "./guard.ts";
import { type Answered, type Handler, prepareAgain, type UploadedFile } from "./handler.ts";
import { contextOf } from "./handler-context.ts";
import {
  firstAnswer,
  freeKey,
  keepAnswer,
  type RepeatableWrite,
  readIdempotencyKey,
  takeKey,
} from "./idempotency.ts";
import { codes, Refusal } from "./refusal.ts";
import { readArguments, refuseUnstorableTexts, withoutToken } from "./request-arguments.ts";
import type { RequestCheck } from "./request-validation.ts";
import type { Services } from "./services.ts";
import { etagOfRecords, refuseStaleRecords } from "./stale-records.ts";

interface IncomingCall {
  operation: Operation;
  request: FastifyRequest;
  reply: FastifyReply;
  callers: Callers<Caller>;
  caller: Caller;
  catalogue: Catalogue;
  services: Services;
  db: Kysely<Database>;
}

/** A call with the functions that check and answer it. */
interface Call<Id extends OperationId> extends IncomingCall {
  handler: Handler<Id>;
  check: RequestCheck<Id>;
}

/** A call whose arguments are parsed and valid. */
interface ValidCall<Id extends OperationId> extends Call<Id> {
  values: Requests[Id];
  file: UploadedFile | null;
  entry: AuditedCall;
}

type Outcome = Answered | typeof prepareAgain;

/** Maximum attempts to prepare a write whose input other calls change meanwhile. */
const mostAttempts = 5;

/**
 * Processes a call step by step. A refusal at any step is the response, and is logged if it
 * concerns a person.
 */
export async function answerCall<Id extends OperationId>(
  incoming: Omit<Call<Id>, "caller">,
): Promise<void> {
  const { values, file } = await readRequest(incoming);
  const call = { ...incoming, caller: await incoming.callers.now(incoming.request) };
  const entry = await entryOf(call, values, file);
  try {
    guard(call, values);
    const valid = { ...call, entry, file, values: validate(call, values) };
    const isRead = call.operation.effect === "read";
    answer(call, isRead ? await read(valid) : await write(valid));
  } catch (error) {
    if (error instanceof Refusal) await noteRefusal(call.db, entry, error);
    throw error;
  }
}

async function readRequest({ operation, request, catalogue }: Omit<IncomingCall, "caller">) {
  if (request.isMultipart() !== operation.isMultipart) throw mediaTypeFault();
  const { body, file } = await readBody(operation, request);
  const parts = { query: request.query, params: request.params, body: withoutToken(body) };
  return { values: readArguments(catalogue, operation, parts), file };
}

function mediaTypeFault(): Error {
  return Object.assign(new Error("Not multipart."), { statusCode: 415 });
}

/** The audit log's view of the call; a handler that identifies the caller completes it. */
async function entryOf(
  call: IncomingCall,
  values: Readonly<Record<string, unknown>>,
  file: UploadedFile | null,
): Promise<AuditedCall> {
  const { catalogue, operation, request, services, caller, db } = call;
  const { ip, headers } = request;
  const { member: actor } = caller;
  const page = await readActingPage(db, services, operation, headers);
  return { catalogue, operation, request: values, file, ip, now: services.now(), actor, page };
}

function validate<Id extends OperationId>({ check }: Call<Id>, values: unknown): Requests[Id] {
  if (!check(values)) throw check.refusal();
  refuseUnstorableTexts(values);
  return values;
}

async function read<Id extends OperationId>(call: ValidCall<Id>): Promise<Answered> {
  const outcome = await readAgain(() => handle(call, call.db, undefined));
  if (outcome === prepareAgain) throw new Error(`${call.operation.id} reads and prepares nothing.`);
  return outcome;
}

/** Prepares a write and runs it in one transaction, and only once for each idempotency key. */
async function write<Id extends OperationId>(call: ValidCall<Id>): Promise<Answered> {
  const key = idempotencyKeyOf(call, call.values, call.file);
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const outcome = await writePrepared(call, key);
    if (outcome !== prepareAgain) return outcome;
  }
  throw new Refusal(codes.changedMeanwhile, "error.changedMeanwhile");
}

async function writePrepared<Id extends OperationId>(
  call: ValidCall<Id>,
  key: RepeatableWrite | null,
): Promise<Outcome> {
  const isSlow = typeof call.handler !== "function";
  // Repeating a call must not repeat the work whose result it does not need.
  const first = isSlow && key ? await firstAnswer(call.db, key) : null;
  if (first) return first;
  const prepared = await prepare(call);
  try {
    // A session that has ended during the long work makes no change any more.
    const now = isSlow ? { ...call, caller: await call.callers.later(call.request) } : call;
    guard(now, now.values);
    const outcome = await call.db
      .transaction()
      .execute((transaction) => writeOnce(now, key, transaction, prepared));
    if (outcome instanceof Refusal) throw outcome;
    if (outcome !== prepareAgain && outcome.isRepeated) await discard(call, prepared);
    return outcome;
  } catch (error) {
    // After any other fault the transaction may have been committed.
    if (error instanceof Refusal) await discard(call, prepared);
    throw error;
  }
}

function idempotencyKeyOf(
  { operation, request, caller }: IncomingCall,
  values: unknown,
  file: UploadedFile | null,
): RepeatableWrite | null {
  return readIdempotencyKey(request.headers["idempotency-key"], {
    operationId: operation.id,
    memberId: caller.member?.id ?? null,
    ip: request.ip,
    request: values,
    file,
  });
}

/** Runs the slow part of a write outside of any transaction, so that it blocks no other call. */
async function prepare<Id extends OperationId>(call: ValidCall<Id>): Promise<unknown> {
  const { handler, values } = call;
  if (typeof handler === "function") return undefined;
  return await handler.prepare(values, outsideContext(call));
}

/** Removes what the preparation of a write has stored, if the write was not made with it. */
async function discard<Id extends OperationId>(
  call: ValidCall<Id>,
  prepared: unknown,
): Promise<void> {
  const { handler } = call;
  if (typeof handler !== "function") await handler.discard?.(prepared, outsideContext(call));
}

/** The context of a call outside of its transaction, where it answers nothing. */
function outsideContext<Id extends OperationId>(call: ValidCall<Id>) {
  const actors = { caller: call.caller, publisher: null };
  return contextOf(call, call.db, actors, { setETag: () => {}, answerFile: () => {} });
}

/**
 * Runs inside the write's transaction. A refusal that keeps its changes is returned, not thrown.
 */
async function writeOnce<Id extends OperationId>(
  call: ValidCall<Id>,
  key: RepeatableWrite | null,
  transaction: Kysely<Database>,
  prepared: unknown,
): Promise<Outcome | Refusal> {
  const first = key && (await takeKey(transaction, key));
  if (first) return first;
  try {
    const outcome = await handle(call, transaction, prepared);
    if (key && outcome === prepareAgain) await freeKey(transaction, key);
    if (key && outcome !== prepareAgain) await keepAnswer(transaction, key, outcome);
    return outcome;
  } catch (error) {
    if (!(error instanceof Refusal && error.keepsChanges)) throw error;
    if (key) await freeKey(transaction, key);
    return error;
  }
}

/** Runs the handler; the audit log reads the records before and after it. */
async function handle<Id extends OperationId>(
  call: ValidCall<Id>,
  db: Kysely<Database>,
  prepared: unknown,
): Promise<Outcome> {
  const { handler, operation, values, entry } = call;
  const before = await recordsBefore(db, entry);
  const actors = await actorsNow(call, db);
  await refuseStaleRecords(db, operation, call.request.headers["if-match"] ?? null, before);
  const answered: Answered = { data: undefined, etag: null };
  const context = contextOf(call, db, actors, {
    setETag: (etag) => Object.assign(answered, { etag }),
    answerFile: (file) => Object.assign(answered, { file }),
  });
  const data =
    typeof handler === "function"
      ? await handler(values, context)
      : await handler.run(values, context, prepared);
  if (data === prepareAgain) return prepareAgain;
  // The statements of the write itself may have waited; one that gives rights judges at its locks,
  // as it may change its own caller's.
  if (!operation.isGrant && operation.permission !== null) await context.judgeAgain();
  const after = await noteSuccess(db, entry, before, data);
  return { ...answered, data, etag: answered.etag ?? etagOfRecords(operation, after) };
}

function answer({ operation, request, reply }: IncomingCall, { data, etag, file }: Answered): void {
  if (etag !== null) reply.header("ETag", etag);
  if (file) sendFile(reply, file);
  else reply.send(successEnvelope(operation, languageOf(request), data));
}
