import { randomBytes } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { type OpenDatabase, openDatabase } from "../../src/server/storage/database.ts";
import { emptyImage } from "./database/database-image.ts";

/** An empty database of one test, which is removed when it is closed. */
export type TestDatabase = Pick<OpenDatabase, "db" | "poolUse" | "close">;

/** A kind of database that every storage test runs on. */
export interface TestDatabaseKind {
  readonly name: string;
  readonly isEmbedded: boolean;
  open(): Promise<TestDatabase>;
}

/**
 * The databases to loop a storage test over: the embedded one always, and a PostgreSQL server
 * where TEST_DATABASE_URL names one (its user must be allowed to create databases).
 */
export function databases(): TestDatabaseKind[] {
  const kinds: TestDatabaseKind[] = [
    { name: "PGlite", isEmbedded: true, open: openEmbeddedTestDatabase },
  ];
  const url = process.env.TEST_DATABASE_URL;
  if (url) {
    kinds.push({
      name: "PostgreSQL",
      isEmbedded: false,
      open: () => openServerTestDatabase(url),
    });
  }
  return kinds;
}

/** A new directory in the system's temporary one; the caller removes it. */
export function temporaryDirectory(): string {
  return mkdtempSync(join(tmpdir(), "screenwright-test-"));
}

/** An empty embedded database in memory. */
export async function openEmbeddedTestDatabase(): Promise<TestDatabase> {
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

/** Creates an empty database on a server; `drop` removes it even while clients are connected. */
export async function newServerDatabase(url: string) {
  const name = `screenwright_test_${randomBytes(6).toString("hex")}`;
  await onServer(url, `create database ${name} encoding 'UTF8' template template0`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => onServer(url, `drop database ${name} with (force)`) };
}

async function openServerTestDatabase(url: string): Promise<TestDatabase> {
  const { url: own, drop } = await newServerDatabase(url);
  const { db, poolUse, close } = await openDatabase({ url: own, directory: "" });
  return {
    db,
    poolUse,
    async close() {
      await close();
      await drop();
    },
  };
}
