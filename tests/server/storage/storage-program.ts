import { writeSync } from "node:fs";
import { sql } from "kysely";
import { openDatabase } from "../../../src/server/storage/database.ts";
import { StorageError } from "../../../src/server/storage/storage-error.ts";

/**
 * The program of a separate process for the storage tests: `hold <directory>` opens the database
 * and keeps it open until its input ends; `write <directory>` prints the rows that it finds, then
 * adds rows for ever and prints each number once the database has acknowledged it.
 */
const [command, directory = ""] = process.argv.slice(2);

const say = (line: string) => writeSync(1, `${line}\n`);

async function run(): Promise<void> {
  const { db, close } = await openDatabase({ directory });
  if (command === "hold") {
    say("open");
    for await (const _ of process.stdin);
    await close();
    return;
  }
  await sql`create table if not exists entry (id integer primary key, text text not null)`.execute(
    db,
  );
  const { rows } = await sql<{ count: number; last: number }>`
    select count(*) as count, coalesce(max(id), 0) as last from entry
  `.execute(db);
  const { count, last } = rows[0] ?? { count: 0, last: 0 };
  say(`found ${count} up to ${last}`);
  for (let id = last + 1; ; id += 1) {
    await sql`insert into entry (id, text) values (${id}, ${"x".repeat(200)})`.execute(db);
    say(`wrote ${id}`);
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof StorageError ? error.message : error);
  process.exitCode = 1;
});
