import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { columnParsers, parameterSerializers } from "./column-types.ts";
import { dataFolder, diskReason, synchroniseEntry, synchroniseTree } from "./disk.ts";
import { DurableFileSystem, durableSettings, type Synchronise } from "./durable-file-system.ts";
import { EmbeddedPostgres } from "./embedded-postgres.ts";
import { StorageError } from "./storage-error.ts";

/** The PostgreSQL inside PGlite; its files are readable by the same major version only. */
export const embeddedPostgresMajor = "18";

const conversions = { parsers: columnParsers, serializers: parameterSerializers };
const initialisingMarker = ".initialising";

/** Unusual options of the embedded database. */
export interface EmbeddedOptions {
  /** Called once if the database stops itself while open. */
  onStopped?: (error: StorageError) => void;
  /** What a new database begins with instead of an empty one: a tar of a data directory. */
  image?: Blob | undefined;
  /** Replaces fsync, for tests that count or refuse it. */
  synchronise?: Synchronise;
}

/**
 * Opens the embedded database below `directory` (which the caller has locked), making it when
 * there is none. A database whose making was interrupted is made anew; it held nothing yet.
 *
 * @throws StorageError DATABASE_DIRECTORY, DATABASE_VERSION or DATABASE_UNREADABLE.
 */
export async function openEmbedded(
  directory: string,
  options: EmbeddedOptions = {},
): Promise<EmbeddedPostgres> {
  const data = join(directory, dataFolder);
  const marker = join(directory, initialisingMarker);
  const isNew = !existsSync(data) || existsSync(marker);
  if (!isNew) {
    checkVersion(data);
    // A process that ended abruptly left this file. The directory is locked, so it means nothing
    // now, and a half-written one would keep PostgreSQL from ever starting.
    rmSync(join(data, "postmaster.pid"), { force: true });
    return start(data, { ...options, image: undefined }, (reason) => unreadable(data, reason));
  }
  const failure = (reason: string) => unusable(data, reason);
  try {
    writeFileSync(marker, "");
    synchroniseEntry(directory);
    rmSync(data, { recursive: true, force: true });
    const database = await start(data, options, failure);
    synchroniseTree(data);
    rmSync(marker);
    synchroniseEntry(directory);
    return database;
  } catch (error) {
    throw error instanceof StorageError ? error : failure(diskReason(error));
  }
}

/** Opens a database that lives in memory and ends with the process. */
export async function openInMemory(options: EmbeddedOptions = {}): Promise<EmbeddedPostgres> {
  const database = new EmbeddedPostgres(
    { dataDir: "memory://", ...conversions, loadDataDir: options.image },
    options.onStopped,
  );
  await database.waitReady;
  return database;
}

async function start(
  data: string,
  options: EmbeddedOptions,
  failure: (reason: string) => StorageError,
): Promise<EmbeddedPostgres> {
  let database: EmbeddedPostgres | undefined;
  try {
    database = new EmbeddedPostgres(
      {
        fs: new DurableFileSystem(data, options.synchronise),
        startParams: [...PGlite.defaultStartParams.filter((p) => p !== "-F"), ...durableSettings],
        ...conversions,
        loadDataDir: options.image,
      },
      options.onStopped,
    );
    await database.waitReady;
    return database;
  } catch (error) {
    throw failure(database?.lastWords ?? diskReason(error));
  }
}

function checkVersion(data: string): void {
  let version: string;
  try {
    version = readFileSync(join(data, "PG_VERSION"), "utf8").trim();
  } catch {
    // PGlite would create a new database over the remains of the old one.
    throw unreadable(data, "its PG_VERSION file is missing");
  }
  if (version !== embeddedPostgresMajor) {
    throw otherVersion(data, `PostgreSQL ${version || "of unknown version"}`);
  }
}

function otherVersion(data: string, writer: string): StorageError {
  return new StorageError(
    "DATABASE_VERSION",
    `The database in ${data} was written by ${writer}, ` +
      `this version of Screenwright reads PostgreSQL ${embeddedPostgresMajor}. ` +
      "Start the version that wrote it, or name another directory with DATA_DIR.",
  );
}

/** Errors that disappear once there is disk space or write permission again. */
const passing = /no space left|disk is full|read-only|permission denied/i;

function unreadable(data: string, reason: string): StorageError {
  if (passing.test(reason)) {
    return new StorageError(
      "DATABASE_DIRECTORY",
      `The database in ${data} cannot be opened: ${reason}. ` +
        "Make room on its disk, or let this user write there, then start again; nothing is lost.",
    );
  }
  // The layout that all releases of one major version share is told by a file of its own: where it
  // is another one here, the file is damaged.
  if (reason.includes("incompatible with server") && !reason.includes("PG_CONTROL_VERSION")) {
    return otherVersion(data, "another release of the embedded database");
  }
  return new StorageError(
    "DATABASE_UNREADABLE",
    `The database in ${data} cannot be opened: ${reason}. ` +
      "Move it away and restore a backup (npm run restore -- FILE), " +
      "or name another directory with DATA_DIR.",
  );
}

function unusable(data: string, reason: string): StorageError {
  return new StorageError(
    "DATABASE_DIRECTORY",
    `The database cannot be made in ${data}: ${reason}. ` +
      "Check its free space and permissions, or name another directory with DATA_DIR.",
  );
}
