import { randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { createPasswords } from "../../../src/server/accounts/passwords.ts";
import { prepareFirstStart } from "../../../src/server/first-start/first-start.ts";
import { openDatabase } from "../../../src/server/storage/database.ts";
import { migrate } from "../../../src/server/storage/migrate.ts";
import type { Database } from "../../../src/server/storage/tables.ts";
import { onServer, temporaryDirectory } from "../../support/databases.ts";

/** The password of the first account. */
export const adminPassword = "the bench's password";

/** The number of employees; the relation editor loads all of them. */
export const users = 10_000;

/** The group that contains the employees. */
export const groupId = 1;

/** A database with an organisation in it, described by the service's settings. */
export interface FilledDatabase {
  name: string;
  environment: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

/** The embedded database, and a PostgreSQL server where TEST_DATABASE_URL names one. */
export const databaseKinds: (() => Promise<FilledDatabase>)[] = [
  fillEmbedded,
  ...(process.env.TEST_DATABASE_URL ? [() => fillServer(process.env.TEST_DATABASE_URL ?? "")] : []),
];

async function fillEmbedded(): Promise<FilledDatabase> {
  const data = temporaryDirectory();
  await fill({ directory: join(data, "database") });
  return {
    name: "PGlite",
    environment: { DATA_DIR: data, DATABASE_URL: "" },
    remove: () => rm(data, { recursive: true, force: true }),
  };
}

/** A new, filled database on the server. */
export async function fillServer(server: string): Promise<FilledDatabase> {
  const name = `screenwright_bench_${randomBytes(6).toString("hex")}`;
  await onServer(server, `create database ${name} encoding 'UTF8' template template0`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  await fill({ url: url.href, directory: "" });
  return {
    name: "PostgreSQL",
    environment: { DATABASE_URL: url.href },
    remove: () => onServer(server, `drop database ${name} with (force)`),
  };
}

async function fill(options: { url?: string; directory: string }): Promise<void> {
  const { db, close } = await openDatabase(options);
  await migrate(db);
  await prepareFirstStart(db, {
    passwords: createPasswords(),
    adminPassword,
    sampleData: true,
    announce() {},
  });
  await enlarge(db);
  await close();
}

async function enlarge(db: Kysely<Database>): Promise<void> {
  await sql`insert into points_user (username, fullname, mobile, department_id, points)
    select 'employee' || n, 'Employee ' || n, '13' || lpad(n::text, 9, '0'),
      (select min(id) from department), n % 1000
    from generate_series(1, ${sql.lit(users)}) n`.execute(db);
  await sql`insert into points_group (kind, name, status)
    select 'cultural', 'Group of the bench ' || n, 1 from generate_series(1, 1000) n`.execute(db);
  await sql`insert into points_group_user (group_id, user_id)
    select ${sql.lit(groupId)}, id
    from points_user where username like 'employee%'
    on conflict do nothing`.execute(db);
  await sql`analyze`.execute(db);
}
