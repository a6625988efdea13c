import { cpSync, existsSync, fsyncSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type DatabaseOptions, openDatabase } from "../../../src/server/storage/database.ts";
import { embeddedPostgresMajor } from "../../../src/server/storage/embedded-database.ts";
import type { StorageError } from "../../../src/server/storage/storage-error.ts";
import { emptyImage } from "../../support/database/database-image.ts";
import { temporaryDirectory } from "../../support/databases.ts";
import { copiesOfDatabase } from "./prepared-directory.ts";

const putDatabaseInto = copiesOfDatabase();

vi.setConfig({ testTimeout: 120_000 });

const cleanups: Array<() => unknown> = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) {
    await cleanup();
  }
});

function emptyDirectory(): string {
  const directory = temporaryDirectory();
  cleanups.push(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

async function preparedDirectory(): Promise<string> {
  const directory = emptyDirectory();
  await putDatabaseInto(directory);
  return directory;
}

async function open(options: DatabaseOptions) {
  const database = await openDatabase(options);
  cleanups.push(() => database.close());
  return database;
}

async function failure(options: DatabaseOptions): Promise<StorageError> {
  return open(options).then(
    () => expect.unreachable("opened"),
    (error) => error,
  );
}

describe("a database on a directory", () => {
  test("is made with its directory at the first start, of the PostgreSQL this version expects, and keeps what was written", async () => {
    const directory = join(emptyDirectory(), "a", "b");
    const first = await open({ directory });
    expect(first.kind).toBe("pglite");
    const { rows: told } = await sql<{ version: string }>`
      select current_setting('server_version_num') as version
    `.execute(first.db);
    expect(told[0]?.version.slice(0, 2)).toBe(embeddedPostgresMajor);
    await sql`create table entry (text text)`.execute(first.db);
    await sql`insert into entry values ('会议 日本語 ñ')`.execute(first.db);
    await first.close();

    const second = await open({ directory });
    const { rows } = await sql`select text from entry`.execute(second.db);
    expect(rows).toEqual([{ text: "会议 日本語 ñ" }]);
  });

  test("is made anew when its first start was interrupted", async () => {
    const directory = await preparedDirectory();
    rmSync(join(directory, "postgres", "global"), { recursive: true });
    writeFileSync(join(directory, ".initialising"), "");

    const { db } = await open({ directory, image: await emptyImage() });
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    expect(existsSync(join(directory, ".initialising"))).toBe(false);
  });

  test("opens although its last process was killed before it had filled its postmaster.pid", async () => {
    const directory = await preparedDirectory();
    writeFileSync(join(directory, "postgres", "postmaster.pid"), "");
    const { db } = await open({ directory });
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  });

  test("may be closed twice, and is open to the next then", async () => {
    const directory = await preparedDirectory();
    const first = await open({ directory });
    await Promise.all([first.close(), first.close()]);
    await first.close();
    const second = await open({ directory });
    expect((await sql`select 1 as one`.execute(second.db)).rows).toEqual([{ one: 1 }]);
  });

  test("in memory keeps nothing and locks nothing", async () => {
    const first = await open({ directory: "memory://", image: await emptyImage() });
    const second = await open({ directory: "memory://", image: await emptyImage() });
    await sql`create table entry (text text)`.execute(first.db);
    await expect(sql`select * from entry`.execute(second.db)).rejects.toMatchObject({
      code: "42P01",
    });
  });
});

describe("a commit", () => {
  test("reaches the disk before it is acknowledged", async () => {
    let synced = 0;
    const directory = await preparedDirectory();
    const { db } = await open({
      directory,
      synchronise(descriptor) {
        fsyncSync(descriptor);
        synced += 1;
      },
    });
    await sql`create table entry (id integer)`.execute(db);
    for (let id = 1; id <= 20; id += 1) {
      const before = synced;
      await sql`insert into entry values (${id})`.execute(db);
      expect(synced).toBeGreaterThan(before);
    }
    const before = synced;
    await db.transaction().execute(async (transaction) => {
      await sql`insert into entry values (21)`.execute(transaction);
      await sql`insert into entry values (22)`.execute(transaction);
    });
    expect(synced).toBe(before + 1);
  });

  test("that the disk refuses is not acknowledged, and the database stops", async () => {
    const directory = await preparedDirectory();
    const stopped: StorageError[] = [];
    let broken = false;
    const { db, close } = await open({
      directory,
      onStopped: (error) => stopped.push(error),
      synchronise(descriptor) {
        if (broken) {
          throw new Error("EIO");
        }
        fsyncSync(descriptor);
      },
    });
    await sql`create table entry (id integer)`.execute(db);
    await sql`insert into entry values (1)`.execute(db);
    broken = true;

    const write = sql`insert into entry values (2)`.execute(db);
    await expect(write).rejects.toMatchObject({ code: "DATABASE_STOPPED" });
    const transaction = db.transaction().execute((trx) => sql`select 1`.execute(trx));
    await expect(transaction).rejects.toMatchObject({ code: "DATABASE_STOPPED" });
    expect(stopped.map((error) => error.message)).toEqual([
      expect.stringMatching(/^The embedded database stopped: could not fsync file .+ free space/),
    ]);
    await close();

    const again = await open({ directory });
    const { rows } = await sql`select id from entry where id = 1`.execute(again.db);
    expect(rows).toEqual([{ id: 1 }]);
  });
});

describe("a database that cannot be opened", () => {
  test("because a file is in the way of its directory", async () => {
    const directory = join(emptyDirectory(), "file");
    writeFileSync(directory, "");
    const inTheWay = await failure({ directory });
    expect(inTheWay.code).toBe("DATABASE_DIRECTORY");
    expect(inTheWay.message).toContain(directory);
    expect(inTheWay.message).toContain("DATA_DIR");
    const below = await failure({ directory: join(directory, "below") });
    expect(below.code).toBe("DATABASE_DIRECTORY");
    expect(below.message).toContain("a part of the path is a file");
  });

  test("because another version wrote it", async () => {
    const directory = await preparedDirectory();
    writeFileSync(join(directory, "postgres", "PG_VERSION"), "17\n");
    const error = await failure({ directory });
    expect(error.code).toBe("DATABASE_VERSION");
    expect(error.message).toContain("PostgreSQL 17");
    expect(error.message).toContain(`PostgreSQL ${embeddedPostgresMajor}`);
  });

  test.each([
    ["PG_VERSION is missing", "PG_VERSION"],
    ["its control file is missing", "global/pg_control"],
    ["its log is missing", "pg_wal"],
    ["its tables are missing", "base/5"],
  ])("because %s, and leaves what is there alone", async (_, part) => {
    const directory = await preparedDirectory();
    const data = join(directory, "postgres");
    rmSync(join(data, part), { recursive: true });
    if (part === "pg_wal") {
      mkdirSync(join(data, part));
    }
    const error = await failure({ directory });
    expect(error.code).toBe("DATABASE_UNREADABLE");
    expect(error.message).toContain(data);
    expect(error.message).toContain("backup");
    expect(error.message).not.toContain("\n");
    expect(existsSync(join(data, "postgresql.conf"))).toBe(true);
  });

  test("because its control file is damaged, which is no other version", async () => {
    const directory = await preparedDirectory();
    const file = join(directory, "postgres", "global", "pg_control");
    writeFileSync(file, new Uint8Array(512));
    const error = await failure({ directory });
    expect(error.code).toBe("DATABASE_UNREADABLE");
    expect(error.message).toContain("npm run restore");
  });

  test("because the disk is full, which a backup does not mend", async () => {
    const directory = await preparedDirectory();
    const running = await open({ directory });
    await sql`create table entry (id integer)`.execute(running.db);
    const killed = emptyDirectory();
    cpSync(join(directory, "postgres"), join(killed, "postgres"), { recursive: true });
    const error = await failure({
      directory: killed,
      synchronise() {
        throw Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" });
      },
    });
    expect(error.code).toBe("DATABASE_DIRECTORY");
    expect(error.message).toMatch(/Make room on its disk.*nothing is lost\.$/);
    const { db } = await open({ directory: killed });
    expect((await sql`select * from entry`.execute(db)).rows).toEqual([]);
  });

  test("can be opened once it was restored", async () => {
    const directory = await preparedDirectory();
    const backup = join(emptyDirectory(), "backup");
    cpSync(directory, backup, { recursive: true });
    rmSync(join(directory, "postgres", "global", "pg_control"));
    expect((await failure({ directory })).code).toBe("DATABASE_UNREADABLE");
    cpSync(backup, directory, { recursive: true });
    const { db } = await open({ directory });
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  });
});
