import { randomBytes } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { Kysely } from "kysely";
import { Client } from "pg";
import project from "../../package.json" with { type: "json" };
import { openDatabase } from "../../src/server/storage/database.ts";
import type { Database } from "../../src/server/storage/tables.ts";

/** A database of one test: fresh, without any table, gone when closed. */
export interface TestDatabase {
  readonly db: Kysely<Database>;
  close(): Promise<void>;
}

/** One of the databases every storage test runs on. */
export interface TestDatabaseKind {
  readonly name: string;
  open(): Promise<TestDatabase>;
}

/**
 * The databases to loop a storage test over: the embedded one always, and a PostgreSQL server
 * where TEST_DATABASE_URL names one (its user must be allowed to create databases).
 */
export function databases(): TestDatabaseKind[] {
  const kinds: TestDatabaseKind[] = [{ name: "PGlite", open: openEmbeddedTestDatabase }];
  const url = process.env.TEST_DATABASE_URL;
  if (url) {
    kinds.push({ name: "PostgreSQL", open: () => openServerTestDatabase(url) });
  }
  return kinds;
}

/** A new directory below the system's temporary one. Whoever asks removes it. */
export function temporaryDirectory(): string {
  return mkdtempSync(join(tmpdir(), "screenwright-test-"));
}

/**
 * The content of an empty embedded database, made once and kept in .cache, because making one
 * takes seconds. Give it to `openDatabase` as `image`.
 */
export async function emptyImage(): Promise<Blob> {
  const version = project.dependencies["@electric-sql/pglite"];
  const cache = join(import.meta.dirname, "../../.cache");
  const path = join(cache, `empty-database-${version}.tar`);
  if (!existsSync(path)) {
    const database = await PGlite.create();
    await database.exec("checkpoint");
    const dump = await database.dumpDataDir("none");
    await database.close();
    mkdirSync(cache, { recursive: true });
    // Written aside and renamed: other test workers may be at it too.
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
    renameSync(draft, path);
  }
  // Read whole: a blob that is only opened is lost when another worker renames its own into place.
  return new Blob([readFileSync(path)]);
}

async function openEmbeddedTestDatabase(): Promise<TestDatabase> {
  return openDatabase({ directory: "memory://", image: await emptyImage() });
}

/** Runs one statement on the server itself, outside any test's database. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function openServerTestDatabase(url: string): Promise<TestDatabase> {
  const name = `screenwright_test_${randomBytes(6).toString("hex")}`;
  await onServer(url, `create database ${name} encoding 'UTF8' template template0`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const { db, close } = await openDatabase({ url: own.href, directory: "" });
  return {
    db,
    async close() {
      await close();
      await onServer(url, `drop database ${name} with (force)`);
    },
  };
}
