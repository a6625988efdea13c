import { existsSync, readdirSync, rmSync } from "node:fs";
import fileSystem from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { askForCopy, serveBackups } from "../../../src/server/backup/backup-socket.ts";
import { type OpenDatabase, openDatabase } from "../../../src/server/storage/database.ts";
import { temporaryDirectory } from "../../support/databases.ts";
import { copiesOfDatabase } from "../storage/prepared-directory.ts";

const putDatabaseInto = copiesOfDatabase();

describe("a backup of a running service", { timeout: 60_000 }, () => {
  const directory = temporaryDirectory();
  let database: OpenDatabase;
  let stop: () => Promise<void>;
  const failures = vi.fn();

  beforeAll(async () => {
    await putDatabaseInto(directory);
    database = await openDatabase({ directory });
    await sql`create table kept (number integer)`.execute(database.db);
    stop = serveBackups(directory, database.db, failures);
  });
  afterAll(async () => {
    await stop();
    await database.close();
    rmSync(directory, { recursive: true });
  });

  const add = (number: number) => sql`insert into kept values (${number})`.execute(database.db);
  const copies = () => readdirSync(join(directory, "control", "copies"));
  const held = async () => {
    const copy = await askForCopy(directory);
    if (!copy) throw new Error("Nobody takes the question.");
    return copy;
  };

  it("is made of a copy as the database stood, while others go on writing", async () => {
    await add(1);
    const copy = await held();
    await add(2);
    const copied = await openDatabase({ directory: copy.directory });
    await add(3);
    const { rows } = await sql`select number from kept`.execute(copied.db);
    expect(rows).toEqual([{ number: 1 }]);
    await copied.close();
    copy.release();
    await expect.poll(copies).toEqual([]);
    expect(failures).not.toHaveBeenCalled();
  });

  it("is refused by a full disk before it writes, since a checkpoint there ends the service", async () => {
    await add(4);
    const checkpoint = async () =>
      (await sql`select checkpoint_lsn from pg_control_checkpoint()`.execute(database.db)).rows;
    const before = await checkpoint();
    const full = { ...(await fileSystem.statfs(directory)), bavail: 0 };
    const free = vi.spyOn(fileSystem, "statfs").mockResolvedValueOnce(full);
    await expect(askForCopy(directory)).rejects.toThrow("Make room there");
    free.mockRestore();
    expect(await checkpoint()).toEqual(before);
    expect(failures).not.toHaveBeenCalled();
  });

  it("leaves no copy where the service ends before it", async () => {
    const copy = await held();
    expect(existsSync(copy.directory)).toBe(true);
    await stop();
    expect(copies()).toEqual([]);
    copy.release();
    expect(await askForCopy(directory)).toBeNull();
    stop = serveBackups(directory, database.db, failures);
  });
});
