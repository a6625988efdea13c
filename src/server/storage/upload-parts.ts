import { setImmediate } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Database } from "./tables.ts";

/** Bytes of one part, with which the embedded database is busy for only a few milliseconds. */
const partBytes = 256 * 1024;

/** Stores a content under a name, one statement for each part; not within a transaction. */
export async function storeParts(
  db: Kysely<Database>,
  uploadName: string,
  content: Buffer,
): Promise<void> {
  for (let place = 0; place * partBytes < content.length; place += 1) {
    const part = content.subarray(place * partBytes, (place + 1) * partBytes);
    await db.insertInto("uploadPart").values({ uploadName, place, content: part }).execute();
    // The embedded database responds within the same turn of the event loop, so this lets other
    // calls run.
    await setImmediate();
  }
}

/** The parts of an upload in order, each read on request. */
export async function* readParts(db: Kysely<Database>, uploadName: string): AsyncGenerator<Buffer> {
  for (let place = 0; ; place += 1) {
    const part = await db
      .selectFrom("uploadPart")
      .select("content")
      .where("uploadName", "=", uploadName)
      .where("place", "=", place)
      .executeTakeFirst();
    if (!part) return;
    yield Buffer.from(part.content);
  }
}

/** Deletes the parts of an upload that was never completed. */
export async function deleteParts(db: Kysely<Database>, uploadName: string): Promise<void> {
  await loneParts(db).where("uploadName", "=", uploadName).execute();
}

/** Deletes parts stored before a given time whose upload was never completed. */
export async function deleteLoneParts(db: Kysely<Database>, before: Date): Promise<void> {
  await loneParts(db).where("createTime", "<=", before).execute();
}

function loneParts(db: Kysely<Database>) {
  return db
    .deleteFrom("uploadPart")
    .where("uploadName", "not in", db.selectFrom("upload").select("name"));
}
