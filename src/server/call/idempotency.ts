import { createHash } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import type { Database } from "../storage/tables.ts";
import type { UploadedFile } from "./handler.ts";
import { badInput } from "./refusal.ts";

/** What a write answered: the envelope's data and the `ETag`. */
export interface WriteAnswer {
  data: unknown;
  etag: string | null;
}

/** A write that its caller may repeat without making it twice. */
export interface RepeatableWrite {
  owner: string;
  key: string;
  operationId: string;
  requestHash: string;
}

/**
 * The write that an `Idempotency-Key` header names, or `null` without one. Keys belong to the
 * member, and to the address where nobody is signed in.
 * @throws Refusal 40000 where the key is not 8 to 128 characters.
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
    throw badInput([{ path: "", messageKey: "requestFault.idempotencyKey" }]);
  }
  const hash = createHash("sha256").update(JSON.stringify(write.request));
  if (write.file) hash.update(write.file.content);
  return {
    owner: write.memberId === null ? `ip:${write.ip}` : `member:${write.memberId}`,
    key: header,
    operationId: write.operationId,
    requestHash: hash.digest("base64url"),
  };
}

/**
 * Runs the write once: a call that repeats it gets the first answer (decisions, points area). Two
 * calls at the same time wait for each other on the key's row; a refused write frees its key.
 * @throws Refusal 40000 where the key was used for something else.
 */
export async function runOnce(
  transaction: Transaction<Database>,
  write: RepeatableWrite,
  run: () => Promise<WriteAnswer>,
): Promise<WriteAnswer> {
  const { owner, key, operationId, requestHash } = write;
  const first = await transaction
    .insertInto("idempotencyAnswer")
    .values({ owner, key, operationId, requestHash, envelope: "{}", etag: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning("key")
    .executeTakeFirst();
  if (!first) return await readFirstAnswer(transaction, write);
  const answer = await run();
  await transaction
    .updateTable("idempotencyAnswer")
    .set({ envelope: JSON.stringify({ data: answer.data }), etag: answer.etag })
    .where("owner", "=", owner)
    .where("key", "=", key)
    .execute();
  return answer;
}

async function readFirstAnswer(db: Kysely<Database>, write: RepeatableWrite): Promise<WriteAnswer> {
  const first = await db
    .selectFrom("idempotencyAnswer")
    .selectAll()
    .where("owner", "=", write.owner)
    .where("key", "=", write.key)
    .executeTakeFirst();
  if (first?.operationId !== write.operationId || first.requestHash !== write.requestHash) {
    throw badInput([{ path: "", messageKey: "requestFault.idempotencyKeyUsed" }]);
  }
  return { data: first.envelope.data, etag: first.etag };
}
