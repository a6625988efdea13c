import fileSystem from "node:fs/promises";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { maintain } from "../../../src/server/storage/maintenance.ts";
import { databases } from "../../support/databases.ts";

test("the embedded database is swept and checkpointed once enough was written, except on a full disk, where a checkpoint would end it", async () => {
  const embedded = databases().find(({ name }) => name === "PGlite");
  const { db, close } = (await embedded?.open()) ?? expect.unreachable();
  try {
    const directory = ".";
    const enough = 1024 * 1024;
    await sql`create table entry (id integer, text text)`.execute(db);
    await sql`checkpoint`.execute(db);
    expect(await maintain(db, directory, enough)).toBe(false);

    await sql`
      insert into entry select id, repeat('x', 1000) from generate_series(1, 2000) as id
    `.execute(db);
    await sql`delete from entry`.execute(db);
    const full = { ...(await fileSystem.statfs(directory)), bavail: 0 };
    const free = vi.spyOn(fileSystem, "statfs").mockResolvedValueOnce(full);
    expect(await maintain(db, directory, enough)).toBe(false);
    free.mockRestore();
    expect(await maintain(db, directory, enough)).toBe(true);
    expect(await maintain(db, directory, enough)).toBe(false);

    const { rows } = await sql`select pg_relation_size('entry') as size`.execute(db);
    expect(rows).toEqual([{ size: 0 }]);
  } finally {
    await close();
  }
}, 60_000);
