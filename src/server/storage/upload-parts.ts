import { setImmediate } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Database } from "./tables.ts";

/** The embedded database is busy for some milliseconds with so much. */
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
    // The embedded database answers within the same turn of the event loop: others take theirs.
    await setImmediate();
  }
}

/** The parts of an upload in their order, each read when it is asked for. */
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

/** Deletes what was stored before a moment for uploads that never came to be. */
export async function deleteLoneParts(db: Kysely<Database>, before: Date): Promise<void> {
  await db
    .deleteFrom("uploadPart")
    .where("createTime", "<=", before)
    .where("uploadName", "not in", db.selectFrom("upload").select("name"))
    .execute();
}
