import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { columnParsers, parameterSerializers } from "./column-types.ts";
import { dataFolder, diskReason, synchroniseEntry, synchroniseTree } from "./disk.ts";
import { DurableFileSystem, durableSettings, type Synchronise } from "./durable-file-system.ts";
import { EmbeddedPostgres } from "./embedded-postgres.ts";
import { StorageError } from "./storage-error.ts";

/** The major version of PostgreSQL in PGlite, whose files only the same major version can read. */
export const embeddedPostgresMajor = "18";

const conversions = { parsers: columnParsers, serializers: parameterSerializers };
const initialisingMarker = ".initialising";

/**
 * A small page cache for a database whose files are in memory themselves. PostgreSQL initialises
 * each page of the cache at the start, which takes a quarter of the start with the default size.
 */
const inMemorySettings = ["-c", "shared_buffers=8MB"];

/** Options of the embedded database that are rarely needed. */
export interface EmbeddedOptions {
  /** Called once if the database stops itself while open. */
  onStopped?: (error: StorageError) => void;
  /** A tar of a data directory with which a new database begins, instead of an empty database. */
  image?: Blob | undefined;
  /** Replaces fsync, for tests that count or refuse it. */
  synchronise?: Synchronise;
}

/**
 * Opens the embedded database below `directory`, which the caller has locked, and creates it if
 * there is none. A database whose creation was interrupted is created again, since it was still
 * empty.
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
    // This file remains after a process ended abruptly. Since the directory is locked, it has no
    // meaning now, and a half-written one would prevent PostgreSQL from starting.
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

/** Opens a database that exists only in memory and ends with the process. */
export async function openInMemory(options: EmbeddedOptions = {}): Promise<EmbeddedPostgres> {
  const database = new EmbeddedPostgres(
    {
      dataDir: "memory://",
      startParams: [...PGlite.defaultStartParams, ...inMemorySettings],
      ...conversions,
      loadDataDir: options.image,
    },
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
    // PGlite would create a new database over the remaining files of the old one.
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
      "Start the version that wrote it, or choose another directory with DATA_DIR.",
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
  // All releases of one major version have the same PG_CONTROL_VERSION, so a different one means
  // that its file is damaged.
  if (reason.includes("incompatible with server") && !reason.includes("PG_CONTROL_VERSION")) {
    return otherVersion(data, "another release of the embedded database");
  }
  return new StorageError(
    "DATABASE_UNREADABLE",
    `The database in ${data} cannot be opened: ${reason}. ` +
      "Move it away and restore a backup (npm run restore -- FILE), " +
      "or choose another directory with DATA_DIR.",
  );
}

function unusable(data: string, reason: string): StorageError {
  return new StorageError(
    "DATABASE_DIRECTORY",
    `The database cannot be made in ${data}: ${reason}. ` +
      "Check its free space and permissions, or choose another directory with DATA_DIR.",
  );
}
