import type { Kysely } from "kysely";
import type { Database } from "../../../src/server/storage/tables.ts";
import { readParts } from "../../../src/server/storage/upload-parts.ts";

/** A file content of several parts, in which each position has a different value. */
export function contentOf(number: number): Buffer<ArrayBuffer> {
  const content = Buffer.alloc(300_000 + (number % 7) * 70_001);
  for (let place = 0; place + 8 <= content.length; place += 8) {
    content.writeUInt32LE(number, place);
    content.writeUInt32LE(place, place + 4);
  }
  return content;
}

/** The uploads that were acknowledged but are missing or incomplete. */
export async function brokenUploads(
  db: Kysely<Database>,
  acknowledged: ReadonlyMap<string, number>,
): Promise<string[]> {
  const uploads = await db
    .selectFrom("upload")
    .select(["name", "originalName"])
    .where("originalName", "like", "kill %")
    .execute();
  const broken: string[] = [];
  for (const { name, originalName } of uploads) {
    const parts: Buffer[] = [];
    for await (const part of readParts(db, name)) parts.push(part);
    const number = Number(originalName.split(" ")[1]);
    if (!Buffer.concat(parts).equals(contentOf(number))) broken.push(`upload ${number} is torn`);
  }
  const there = new Set(uploads.map(({ name }) => name));
  for (const [name, number] of acknowledged) {
    if (!there.has(name)) broken.push(`upload ${number} is lost`);
  }
  return broken;
}
