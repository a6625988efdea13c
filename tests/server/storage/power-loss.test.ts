import { fsyncSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type OpenDatabase, openDatabase } from "../../../src/server/storage/database.ts";
import { emptyImage } from "../../support/database/database-image.ts";
import { SyncedDisk } from "../../support/database/synced-disk.ts";
import { temporaryDirectory } from "../../support/databases.ts";

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

const LOSSES = 3;

let directory: string;
let database: OpenDatabase;
let disk: SyncedDisk | undefined;

beforeEach(async () => {
  disk = undefined;
  directory = temporaryDirectory();
  database = await openDatabase({
    directory: join(directory, "database"),
    image: await emptyImage(),
    synchronise(descriptor) {
      fsyncSync(descriptor);
      disk?.synced(descriptor);
    },
  });
  await sql`create table entry (id integer primary key, text text)`.execute(database.db);
  // Only the database folder is copied, without the lock, whose holder would not survive a power
  // failure but still runs in this test.
  disk = new SyncedDisk(join(directory, "database", "postgres"));
});

afterEach(async () => {
  await database.close();
  rmSync(directory, { recursive: true, force: true });
});

async function write(first: number, last: number): Promise<void> {
  for (let id = first; id <= last; id += 1) {
    await sql`insert into entry values (${id}, repeat('x', 2000))`.execute(database.db);
  }
}

/** The rows that a start finds after a power failure at this moment. */
async function rowsAfterLoss(left: SyncedDisk, name: string): Promise<unknown> {
  const target = join(directory, name);
  mkdirSync(target);
  left.restore(join(target, "postgres"));
  const restarted = await openDatabase({ directory: target });
  try {
    const { rows } = await sql`
      select count(*) as count, coalesce(max(id), 0) as last from entry
    `.execute(restarted.db);
    return rows[0];
  } finally {
    await restarted.close();
    rmSync(target, { recursive: true });
  }
}

describe.runIf(process.platform === "linux")("a loss of power", () => {
  test(`at any of ${LOSSES} moments loses no acknowledged row`, async () => {
    const synced = disk ?? expect.unreachable();
    for (let loss = 1; loss <= LOSSES; loss += 1) {
      await write((loss - 1) * 20 + 1, loss * 20);
      if (loss % 2 === 0) {
        await sql`checkpoint`.execute(database.db);
      }
      if (loss % 4 === 0) {
        await sql`vacuum (analyze)`.execute(database.db);
      }
      const last = loss * 20;
      expect(await rowsAfterLoss(synced, `loss-${loss}`)).toEqual({ count: last, last });
    }
  });

  test("would lose what was never synced", async () => {
    const before = disk ?? expect.unreachable();
    disk = undefined;
    await write(1, 20);
    expect(await rowsAfterLoss(before, "before")).toEqual({ count: 0, last: 0 });
  });
});
