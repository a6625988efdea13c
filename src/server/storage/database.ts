import { resolve } from "node:path";
import {
  CamelCasePlugin,
  Kysely,
  PGliteDialect,
  type PluginTransformResultArgs,
  PostgresDialect,
  type UnknownRow,
} from "kysely";
import { once } from "../../catalogue/once.ts";
import { lockDirectory } from "./directory-lock.ts";
import { directoryError, makeDirectory } from "./disk.ts";
import type { EmbeddedOptions } from "./embedded-database.ts";
import type { EmbeddedPostgres } from "./embedded-postgres.ts";
import { scheduleMaintenance } from "./maintenance.ts";
import { StorageError } from "./storage-error.ts";
import type { Database } from "./tables.ts";

/**
 * Names columns in snake case in the database, and in camel case in the code. It looks up each name
 * once in a result, where its base looks it up again in every row and looks into every value.
 */
class ColumnNames extends CamelCasePlugin {
  constructor() {
    super({ maintainNestedObjectKeys: true });
  }

  override async transformResult({ result }: PluginTransformResultArgs) {
    const [first] = result.rows;
    if (first === undefined) return result;
    const names = Object.keys(first).map((name) => [name, this.camelCase(name)] as const);
    if (names.every(([name, inCode]) => name === inCode)) return result;
    const rows = result.rows.map((row) => {
      const renamed: UnknownRow = {};
      for (const [name, inCode] of names) renamed[inCode] = row[name];
      return renamed;
    });
    return { ...result, rows };
  }
}

/** The connections to a PostgreSQL server, and the calls that wait for one. */
export interface PoolUse {
  busy: number;
  idle: number;
  waiting: number;
}

/** An open database. `close` waits for running queries and may be called more than once. */
export interface OpenDatabase {
  readonly db: Kysely<Database>;
  readonly kind: "pglite" | "postgres";
  /** The use of the connection pool; `null` on the embedded database, which has one connection. */
  readonly poolUse: (() => PoolUse) | null;
  /**
   * From now on ends connections to a server that is silent while a statement runs, as one is whose
   * machine has lost its power: the network does not tell for a quarter of an hour. Migrations and
   * backups may take longer than calls, so they run without a limit.
   */
  giveUpSilent(longestMs?: number): void;
  close(): Promise<void>;
}

/** The database to open: that of a PostgreSQL server, or the embedded one. */
export interface DatabaseOptions extends EmbeddedOptions {
  /**
   * The address of a PostgreSQL server (`DATABASE_URL`); if absent or empty, the embedded database
   * is opened.
   */
  url?: string | undefined;
  /** Whether statements sent to a server have names; true by default. */
  namesStatements?: boolean | undefined;
  /**
   * The directory of the embedded database, created if absent; "memory://" stores nothing on disk.
   */
  directory: string;
}

const plugins = [new ColumnNames()];

/**
 * Opens the database: PostgreSQL if a `url` is given, otherwise the embedded PGlite, which syncs
 * every commit to disk and locks its directory against other processes. The tables are brought up
 * to date by `migrate`, not here.
 *
 * @throws StorageError, whose one line contains the fault and the remedy; see StorageErrorCode.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  if (options.url) return openServer(options.url, options.namesStatements);
  if (options.directory === "memory://") {
    const { openInMemory } = await import("./embedded-database.ts");
    return serveEmbedded(await openInMemory(options));
  }
  return openDirectory(resolve(options.directory), options);
}

async function openServer(url: string, namesStatements?: boolean): Promise<OpenDatabase> {
  const { openPostgres } = await import("./postgres-database.ts");
  const pool = await openPostgres(url, namesStatements);
  const db = new Kysely<Database>({ plugins, dialect: new PostgresDialect({ pool }) });
  const close = once(async () => {
    await db.destroy();
    // The query builder ends the pool only if it was used.
    await pool.end();
  });
  return { db, kind: "postgres", poolUse: pool.use, giveUpSilent: pool.giveUpSilent, close };
}

async function openDirectory(directory: string, options: EmbeddedOptions): Promise<OpenDatabase> {
  const lock = await prepareDirectory(directory);
  try {
    // The module is loaded late, so that a process whose directory is locked fails at once.
    const { openEmbedded } = await import("./embedded-database.ts");
    const embedded = await openEmbedded(directory, options);
    return serveEmbedded(embedded, () => lock.release(), directory);
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function prepareDirectory(directory: string) {
  try {
    makeDirectory(directory);
    return await lockDirectory(directory);
  } catch (error) {
    throw error instanceof StorageError ? error : directoryError(directory, error);
  }
}

/**
 * Wraps an embedded database for use by the service; closing it stops the database and calls
 * `release`. Its files are in the directory, if any.
 */
export function serveEmbedded(
  embedded: EmbeddedPostgres,
  release = () => {},
  directory?: string,
): OpenDatabase {
  const db = new Kysely<Database>({ plugins, dialect: new PGliteDialect({ pglite: embedded }) });
  const stopMaintenance = scheduleMaintenance(db, directory);
  return {
    db,
    kind: "pglite",
    poolUse: null,
    giveUpSilent: () => {},
    close: once(async () => {
      stopMaintenance();
      try {
        await db.destroy();
        if (!embedded.closed) await embedded.close();
      } finally {
        release();
      }
    }),
  };
}
