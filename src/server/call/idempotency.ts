import { createHmac } from "node:crypto";
import type { Kysely } from "kysely";
import { hashToken } from "../accounts/tokens.ts";
import type { ForwardedOutcome } from "../storage/tables/platform.ts";
import type { Database } from "../storage/tables.ts";
import type { Answered, UploadedFile } from "./handler.ts";
import { badInput } from "./refusal.ts";

/** A write that its caller may send again without a second effect. */
export interface RepeatableWrite {
  owner: string;
  key: string;
  operationId: string;
  requestHash: string;
}

/**
 * The repeatable write that an `Idempotency-Key` header names, or `null` without one. Keys belong
 * to the member, or to the address if nobody is signed in.
 * @throws Refusal 40000 if the key does not have 8 to 128 characters.
 */
export function readIdempotencyKey(
  header: string | string[] | undefined,
  write: {
    operationId: string;
    memberId: number | null;
    ip: string;
    request: unknown;
    file: UploadedFile | null;
  },
): RepeatableWrite | null {
  if (header === undefined) return null;
  if (typeof header !== "string" || header.length < 8 || header.length > 128) {
    throw badInput([{ path: "", messageKey: "badRequest.idempotencyKey" }]);
  }
  // The key itself is not stored: without it nobody can try passwords against the request's hash.
  const hash = createHmac("sha256", header).update(JSON.stringify(write.request));
  if (write.file) hash.update(write.file.content);
  return {
    owner: write.memberId === null ? `ip:${write.ip}` : `member:${write.memberId}`,
    key: hashToken(header),
    operationId: write.operationId,
    requestHash: hash.digest("base64url"),
  };
}

/**
 * Takes the key for a write; a repeated call gets the first response (decisions, points area). Two
 * simultaneous calls wait for each other on the key's row.
 * @returns The first response, or `null` if this is the first call with the key.
 * @throws Refusal 40000 if the key was used for another request.
 */
export async function takeKey(
  transaction: Kysely<Database>,
  { owner, key, operationId, requestHash }: RepeatableWrite,
): Promise<Answered | null> {
  const taken = await transaction
    .insertInto("idempotencyAnswer")
    .values({ owner, key, operationId, requestHash, envelope: "{}", etag: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning("key")
    .executeTakeFirst();
  if (taken) return null;
  const first = await firstAnswer(transaction, { owner, key, operationId, requestHash });
  if (!first) throw keyUsed();
  return first;
}

/**
 * The first response of a write that was made before.
 * @returns `null` if no call with the key has ended yet.
 * @throws Refusal 40000 if the key was used for another request.
 */
export async function firstAnswer(
  db: Kysely<Database>,
  write: RepeatableWrite,
): Promise<Answered | null> {
  const first = await keptAnswer(db, write);
  return first && { data: first.envelope.data, etag: first.etag, isRepeated: true };
}

/**
 * What is kept under the key of a write; `null` if no call has it.
 * @throws Refusal 40000 if the key was used for another request.
 */
export async function keptAnswer(
  db: Kysely<Database>,
  { owner, key, operationId, requestHash }: RepeatableWrite,
) {
  const first = await db
    .selectFrom("idempotencyAnswer")
    .selectAll()
    .where("owner", "=", owner)
    .where("key", "=", key)
    .executeTakeFirst();
  if (!first) return null;
  if (first.operationId !== operationId || first.requestHash !== requestHash) throw keyUsed();
  return first;
}

function keyUsed() {
  return badInput([{ path: "", messageKey: "badRequest.idempotencyKeyUsed" }]);
}

/** Stores the answer of the write that took the key. */
export async function keepAnswer(
  transaction: Kysely<Database>,
  { owner, key }: RepeatableWrite,
  { data, etag, forwarded }: Answered & { forwarded?: ForwardedOutcome },
): Promise<void> {
  await transaction
    .updateTable("idempotencyAnswer")
    .set({ envelope: JSON.stringify({ data, forwarded }), etag })
    .where("owner", "=", owner)
    .where("key", "=", key)
    .execute();
}

/** Releases the key of a write that was not made. */
export async function freeKey(
  transaction: Kysely<Database>,
  { owner, key }: RepeatableWrite,
): Promise<void> {
  await transaction
    .deleteFrom("idempotencyAnswer")
    .where("owner", "=", owner)
    .where("key", "=", key)
    .execute();
}
