import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createSession, findSession } from "../../../src/server/accounts/sessions.ts";
import { BackupError } from "../../../src/server/backup/backup-error.ts";
import { readBackup, verifyBackup } from "../../../src/server/backup/read-backup.ts";
import { restoreBackup } from "../../../src/server/backup/restore-backup.ts";
import { takeBackup } from "../../../src/server/backup/take-backup.ts";
import { packedBackup } from "../../../src/server/backup/write-backup.ts";
import { executedMigrations, migrate } from "../../../src/server/storage/migrate.ts";
import { migrations } from "../../../src/server/storage/migrations.ts";
import { storeParts } from "../../../src/server/storage/upload-parts.ts";
import {
  databases,
  openEmbeddedTestDatabase,
  type TestDatabase,
  temporaryDirectory,
} from "../../support/databases.ts";
import { openFirstStarted } from "../../support/first-start.ts";

const directory = temporaryDirectory();
afterAll(() => rmSync(directory, { recursive: true, force: true }));
const fileOf = (name: string) => join(directory, `${name}.backup`);

const opened: TestDatabase[] = [];
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});

/** Opens a database that is closed at the end of the test. */
async function opening(open: () => Promise<TestDatabase>): Promise<TestDatabase["db"]> {
  const database = await open();
  opened.push(database);
  return database.db;
}

async function backUp(db: TestDatabase["db"], name: string) {
  return await takeBackup(packedBackup(db), fileOf(name));
}

/** Adds values that programs easily lose or change. */
async function addDelicateRows(db: TestDatabase["db"]): Promise<void> {
  const content = Buffer.from(Array.from({ length: 300_000 }, (_, byte) => byte % 256));
  await storeParts(db, "delicate", content);
  const upload = { name: "delicate", contentType: "image/png", isImage: true, memberId: null };
  await db
    .insertInto("upload")
    .values({ ...upload, originalName: "\u2028 \\x ' \" 好\t\r\n{,}", size: content.length })
    .execute();
  const texts = sql`array['', 'a,b', '{"c"}', null, 'NULL', E'\\\\x']::text[]`;
  await sql`insert into audit_log
    (create_time, operation_id, code, ip, record_keys, records, request) values
    ('2026-01-01 00:00:00.123456+00', 'delicate', 1, '', ${texts},
      '[{"big": 12345678901234567890.123, "text": "\\u2028\\\\"}]', null),
    ('infinity', 'delicate', 2, '', '{}', '[]', '"text"')`.execute(db);
  await sql`update permission_revision set value = 9223372036854775807`.execute(db);
  await sql`insert into month_average
    select id, '2026-01', 0.1::float8 + 0.2::float8 from points_user limit 1`.execute(db);
}

/** A session that is active in the original. */
let token = "";

beforeAll(async () => {
  const original = await openFirstStarted(true);
  await addDelicateRows(original.db);
  token = await createSession(original.db, 1, { ip: "", userAgent: "" }, new Date());
  await backUp(original.db, "original");
  await original.close();
});

/** The sums of all tables but that of sessions, which end. */
async function sumsOf(name: string) {
  const { session: _, ...others } = (await verifyBackup(fileOf(name))).end.tables;
  return others;
}

async function sequencesOf(name: string) {
  for await (const part of readBackup(fileOf(name))) {
    if (part.part === "sequences") return part.sequences;
  }
  return null;
}

async function count(db: TestDatabase["db"], table: string): Promise<number | null> {
  const { rows } = await sql<{ found: string | null }>`
    select to_regclass(${table})::text as found`.execute(db);
  if (!rows[0]?.found) return null;
  const counted = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)}`.execute(db);
  return counted.rows[0]?.count ?? null;
}

describe.each(databases())("a backup restored into $name", ({ name, open }) => {
  it("makes the very same rows and sequences, and so does one of that, without sessions", async () => {
    const restored = await opening(open);
    await restoreBackup(restored, fileOf("original"));
    // It may have been ended since the backup was made.
    const request = { headers: { "x-access-token": token } };
    await expect(findSession(restored, request, new Date())).rejects.toMatchObject({ code: 50008 });
    await backUp(restored, name);
    expect(await sumsOf(name)).toEqual(await sumsOf("original"));
    const again = await opening(openEmbeddedTestDatabase);
    await restoreBackup(again, fileOf(name));
    await backUp(again, `${name} again`);
    expect(await sumsOf(`${name} again`)).toEqual(await sumsOf("original"));
    expect(await sequencesOf(`${name} again`)).toEqual(await sequencesOf("original"));
  });

  it("leaves what rows refer to, what is counted and what is numbered as it was", async () => {
    const restored = await opening(open);
    await restoreBackup(restored, fileOf("original"));
    const stray = { userId: 1_000_000, month: "2026-02", average: 1 };
    await expect(restored.insertInto("monthAverage").values(stray).execute()).rejects.toThrow(
      /foreign key/,
    );
    await sql`update permission_revision set value = 1`.execute(restored);
    await sql`delete from menu_node_role`.execute(restored);
    expect(await sql`select value from permission_revision`.execute(restored)).toMatchObject({
      rows: [{ value: 2 }],
    });
    const [{ last } = { last: 0 }] = (
      await sql<{ last: number }>`select max(id) as last from member`.execute(restored)
    ).rows;
    const { id } = await restored
      .insertInto("member")
      .values({ username: "new", fullname: "New", passwordHash: "", lastLoginIp: null })
      .returning("id")
      .executeTakeFirstOrThrow();
    expect(id).toBe(last + 1);
  });

  it("is refused by a database that holds something, unless that is to be replaced", async () => {
    const used = await opening(open);
    await migrate(used);
    await sql`insert into setting values ('mine', 'kept')`.execute(used);
    await expect(restoreBackup(used, fileOf("original"))).rejects.toThrow(/not empty.*--replace/);
    const own = used.selectFrom("setting").select("value").where("name", "=", "mine");
    expect(await own.execute()).toEqual([{ value: "kept" }]);
    await restoreBackup(used, fileOf("original"), { replace: true });
    expect(await own.execute()).toEqual([]);
    await backUp(used, `${name} replaced`);
    expect(await sumsOf(`${name} replaced`)).toEqual(await sumsOf("original"));
  });

  it("is refused in words where two names differ in a letter's case that its locale did not know", async () => {
    const foreign = await opening(openEmbeddedTestDatabase);
    await migrate(foreign);
    await sql`drop index points_group_name`.execute(foreign);
    const groups = ["École", "école"].map((one) => ({
      kind: "dept" as const,
      name: one,
      remark: "",
    }));
    await foreign.insertInto("pointsGroup").values(groups).execute();
    await backUp(foreign, `${name} foreign`);
    const here = await opening(open);
    await expect(restoreBackup(here, fileOf(`${name} foreign`))).rejects.toThrow(
      /^Two names .*points_group_name.*same locale.*nothing was changed\.$/,
    );
  });

  it("of an earlier version is brought up to date", async () => {
    const earlier = await opening(open);
    const first = Object.fromEntries(Object.entries(migrations).slice(0, 6));
    await migrate(earlier, first);
    await sql`insert into upload (name, content, content_type, is_image, original_name, size)
      values ('old', '\\x00ff', 'image/png', true, 'old.png', 2)`.execute(earlier);
    await backUp(earlier, `${name} earlier`);
    const restored = await opening(open);
    await restoreBackup(restored, fileOf(`${name} earlier`));
    expect(await executedMigrations(restored)).toEqual(Object.keys(migrations).sort());
    const parts = restored.selectFrom("uploadPart").select(["uploadName", "place", "content"]);
    expect(await parts.execute()).toEqual([
      { uploadName: "old", place: 0, content: Buffer.from([0, 255]) },
    ]);
  });

  it("changes nothing where it fails after rows were loaded", async () => {
    const torn = await opening(() => openFirstStarted(true));
    await sql`alter table month_average drop constraint month_average_user_id_fkey`.execute(torn);
    const stray = { userId: 1_000_000, month: "2026-02", average: 1 };
    await torn.insertInto("monthAverage").values(stray).execute();
    await backUp(torn, `${name} torn`);
    const restored = await opening(open);
    await expect(restoreBackup(restored, fileOf(`${name} torn`))).rejects.toThrow(/foreign key/);
    expect(await count(restored, "member")).toBeNull();
  });
});

describe("a backup that is not as it should be", () => {
  let empty: TestDatabase["db"];
  let close: TestDatabase["close"];
  // Each test expects that it is still empty, so all of them can share it.
  beforeAll(async () => {
    ({ db: empty, close } = await openEmbeddedTestDatabase());
  });
  afterAll(() => close());

  /** The message that refuses a file; the database must be unchanged. */
  async function refusalOf(content: Uint8Array | string): Promise<string> {
    const file = fileOf("refused");
    writeFileSync(file, content);
    const error = await restoreBackup(empty, file).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(BackupError);
    expect(await count(empty, "member")).toBeNull();
    return error instanceof Error ? error.message.replace(file, "It") : "";
  }

  const original = () => readFileSync(fileOf("original"));
  const lines = () =>
    gunzipSync(original())
      .toString()
      .split(/(?<=\n)/);
  const packed = (changed: readonly string[]) => gzipSync(changed.join(""));

  it("is refused where a byte is another one, at 20 places", async () => {
    for (let place = 1; place <= 20; place += 1) {
      const content = original();
      const at = Math.floor((content.length * place) / 21);
      content.writeUInt8(content.readUInt8(at) ^ 1, at);
      expect(await refusalOf(content)).toMatch(
        /^It is (damaged|cut short)\. .*nothing was changed\.$/,
      );
    }
  });

  it("is refused where it is cut short, at 20 places, between lines too", async () => {
    for (let place = 1; place <= 20; place += 1) {
      const content = original();
      const end = Math.floor((content.length * place) / 21);
      expect(await refusalOf(content.subarray(0, end))).toMatch(/^It is cut short\./);
    }
    expect(await refusalOf(packed(lines().slice(0, -1)))).toMatch(/^It is cut short\./);
    expect(await refusalOf("")).toMatch(/^It is cut short\./);
  });

  it("is refused where a line is missing, doubled, moved or of another table", async () => {
    const whole = lines();
    const [first = "", second = "", ...others] = whole;
    const row = whole.findIndex((line) => line.startsWith("["));
    const changes = [
      whole.toSpliced(row, 1),
      whole.toSpliced(row, 0, whole[row] ?? ""),
      [first, ...others.toSpliced(9, 0, second)],
      [...whole, whole[row] ?? ""],
    ];
    for (const changed of changes)
      expect(await refusalOf(packed(changed))).toMatch(/^It is damaged/);
  });

  it("is refused where a line is no object, or lacks what every such line has", async () => {
    const [header = "", ...rest] = lines();
    for (const line of ["null", "7", '"table"', "{}", '{"tables":null}', '{"tables":{"menu":1}}']) {
      expect(await refusalOf(packed([header, `${line}\n`, ...rest]))).toMatch(/^It is damaged/);
      expect(await refusalOf(packed([header, `${line}\n`]))).toMatch(/^It is damaged/);
    }
  });

  it("is refused where it is none, or of a format or version that is not known", async () => {
    const [header = "", ...rest] = lines();
    expect(await refusalOf("select 1")).toMatch(/^It is not a backup of Screenwright\./);
    expect(await refusalOf(gzipSync("{}\n"))).toMatch(/^It is not a backup of Screenwright\./);
    const later = packed([header.replace('"version":1', '"version":2'), ...rest]);
    expect(await refusalOf(later)).toMatch(/^It is a backup of format 2; .*reads format 1\./);
    const newer = await opening(() => openFirstStarted(false));
    await sql`insert into kysely_migration values ('9999-later', now()::text)`.execute(newer);
    await backUp(newer, "newer");
    const refusal = await refusalOf(readFileSync(fileOf("newer")));
    expect(refusal).toMatch(/^The tables in It are those of another version/);
    await expect(restoreBackup(empty, fileOf("none"))).rejects.toThrow(/cannot be read \(ENOENT\)/);
  });

  it("is not made of a database without tables, nor over another file", async () => {
    await expect(backUp(empty, "of nothing")).rejects.toThrow("The database holds nothing yet.");
    const before = original();
    await expect(backUp(empty, "original")).rejects.toThrow(/already exists/);
    expect(original()).toEqual(before);
    expect(statSync(fileOf("original")).mode & 0o777).toBe(0o600);
  });

  it("says in words why its file cannot be written", async () => {
    const writing = async (file: string) => {
      const packed = (async function* () {
        yield original();
      })();
      return await takeBackup(packed, file).catch((error: unknown) => error);
    };
    const below = await writing(join(fileOf("original"), "below"));
    expect(below).toBeInstanceOf(BackupError);
    expect(String(below)).toMatch(
      /cannot be written: a part of the path is a file\. Choose another/,
    );
    const long = await writing(fileOf("x".repeat(250)));
    expect(long).toBeInstanceOf(BackupError);
    expect(String(long)).toMatch(/cannot be written: the name is too long\. Choose another/);
  });
});
