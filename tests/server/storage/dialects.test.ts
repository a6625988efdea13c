import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migrate } from "../../../src/server/storage/migrate.ts";
import { databases, type TestDatabase } from "../../support/databases.ts";

const createEntry: Migration = {
  up: (db: Kysely<unknown>) =>
    db.schema
      .createTable("entry")
      .addColumn("id", "bigint", (column) => column.primaryKey().generatedAlwaysAsIdentity())
      .addColumn("name", "text", (column) => column.notNull().unique())
      .execute(),
};

const createOther: Migration = {
  up: (db: Kysely<unknown>) => db.schema.createTable("other").addColumn("id", "bigint").execute(),
};

const failing: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createTable("half").addColumn("id", "bigint").execute();
    throw new Error("stopped half way");
  },
};

const bytesToStore: [string, Uint8Array][] = [
  ["every byte", Uint8Array.from({ length: 256 }, (_, byte) => byte)],
  ["a part of a larger buffer", Buffer.from("before the part after").subarray(7, 15)],
  ["no byte", new Uint8Array()],
];

describe.each(databases())("$name", ({ open }) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await open();
    await sql`create table note (id integer primary key, text text)`.execute(database.db);
  });

  afterAll(() => database.close());

  async function value(text: string): Promise<unknown> {
    const query = sql<{ value: unknown }>`select ${sql.raw(text)} as value`;
    return (await query.execute(database.db)).rows[0]?.value;
  }

  test.each([
    ["bigint '9007199254740991'", 9007199254740991],
    ["bigint '9007199254740992'", "9007199254740992"],
    ["bigint '-12'", -12],
    ["count(*)", 1],
    ["numeric '1.50'", 1.5],
    ["numeric '100'", 100],
    ["numeric '0.00'", 0],
    ["numeric '12345678901234567.89'", "12345678901234567.89"],
    ["date '2026-03-01'", "2026-03-01"],
    ["timestamp '2026-03-01 10:20:30'", "2026-03-01 10:20:30"],
    ["timestamptz '2026-03-01 10:20:30+08'", new Date("2026-03-01T02:20:30Z")],
    ["(timestamptz '2026-03-01 23:00:00Z')::date", "2026-03-01"],
    ["interval '1 day 2 hours'", "1 day 02:00:00"],
    ["bytea '\\x00ff'", Buffer.from([0, 255])],
    ["true", true],
    ["null::bigint", null],
    ["real '1.5'", 1.5],
    ["text '会议'", "会议"],
    [`jsonb '{"a": [1, null]}'`, { a: [1, null] }],
    ["array[1, 2]::bigint[]", [1, 2]],
    ["array[1.5, null]::numeric[]", [1.5, null]],
    ["array['2026-03-01']::date[]", ["2026-03-01"]],
    ["array['a', 'b \"c\"']::text[]", ["a", 'b "c"']],
  ])("reads %s alike", async (text, expected) => {
    expect(await value(text)).toEqual(expected);
  });

  test.each(bytesToStore)("takes %s as it is", async (_what, bytes) => {
    const query = sql`select ${bytes}::bytea as bytes`;
    expect((await query.execute(database.db)).rows).toEqual([{ bytes: Buffer.from(bytes) }]);
  });

  test("tells a violated constraint by its SQL state", async () => {
    const { db } = database;
    await sql`insert into note values (1, 'a')`.execute(db);
    await expect(sql`insert into note values (1, 'b')`.execute(db)).rejects.toMatchObject({
      code: "23505",
      constraint: "note_pkey",
    });
  });

  test("undoes a transaction that fails, and goes on", async () => {
    const { db } = database;
    const transaction = db.transaction().execute(async (trx) => {
      await sql`insert into note values (2, 'undone')`.execute(trx);
      throw new Error("changed my mind");
    });
    await expect(transaction).rejects.toThrow("changed my mind");
    expect((await sql`select * from note where id = 2`.execute(db)).rows).toEqual([]);
  });

  test("keeps what runs beside a transaction out of it", async () => {
    const { db } = database;
    let beside: Promise<unknown> = Promise.resolve();
    const transaction = db.transaction().execute(async (trx) => {
      await sql`insert into note values (3, 'undone')`.execute(trx);
      beside = sql`insert into note values (4, 'kept')`.execute(db);
      throw new Error("undo");
    });
    await expect(transaction).rejects.toThrow("undo");
    await beside;
    const { rows } = await sql`select id from note where id in (3, 4)`.execute(db);
    expect(rows).toEqual([{ id: 4 }]);
  });

  describe("migrations", () => {
    let fresh: TestDatabase;

    beforeAll(async () => {
      fresh = await open();
    });

    afterAll(() => fresh.close());

    test("run in the order of their names, once", async () => {
      expect(await migrate(fresh.db, { "0001-entry": createEntry })).toEqual(["0001-entry"]);
      const both = { "0002-other": createOther, "0001-entry": createEntry };
      expect(await migrate(fresh.db, both)).toEqual(["0002-other"]);
      expect(await migrate(fresh.db, both)).toEqual([]);
    });

    test("that fail change nothing and say which", async () => {
      const all = { "0001-entry": createEntry, "0002-other": createOther, "0003-fails": failing };
      await expect(migrate(fresh.db, all)).rejects.toMatchObject({
        code: "MIGRATION_FAILED",
        message: expect.stringMatching(/\(0003-fails\): stopped half way\. Nothing was changed/),
      });
      await expect(sql`select * from half`.execute(fresh.db)).rejects.toMatchObject({
        code: "42P01",
      });
    });

    test("of a newer version are refused", async () => {
      await expect(migrate(fresh.db, { "0001-entry": createEntry })).rejects.toMatchObject({
        code: "DATABASE_NEWER",
      });
    });
  });

  test("lets one of many that migrate at once do it", async () => {
    const fresh = await open();
    try {
      const runs = await Promise.all(
        Array.from({ length: 5 }, () => migrate(fresh.db, { "0001-entry": createEntry })),
      );
      expect(runs.flat()).toEqual(["0001-entry"]);
    } finally {
      await fresh.close();
    }
  });
});
