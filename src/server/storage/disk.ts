import { closeSync, existsSync, mkdirSync, openSync, readdirSync } from "node:fs";
import fileSystem from "node:fs/promises";
import { dirname, join } from "node:path";
import { own } from "../../catalogue/schema/record.ts";
import { synchroniseDescriptor } from "./durable-file-system.ts";
import { errorCode, errorText, StorageError } from "./storage-error.ts";

/** The folder of the embedded PostgreSQL's files, below the directory of the database. */
export const dataFolder = "postgres";

/** The error numbers of the embedded database's file system (WASI). */
const codesByNumber: Readonly<Record<number, string>> = {
  2: "EACCES",
  19: "ENOSPC",
  51: "ENOSPC",
  63: "EPERM",
  69: "EROFS",
};

const reasonsByCode: Readonly<Record<string, string>> = {
  EACCES: "permission denied",
  EDQUOT: "this user may store no more on the disk",
  EEXIST: "a file of that name is in the way",
  ENAMETOOLONG: "the name is too long",
  ENOSPC: "the disk is full",
  ENOTDIR: "a part of the path is a file",
  EPERM: "permission denied",
  EROFS: "the disk is read-only",
};

/**
 * The reason why a file could not be written, in words, from an error of Node or the embedded
 * database.
 */
export function diskReason(error: unknown): string {
  const code = errorCode(error) ?? codesByNumber[Number(own(error, "errno"))] ?? "";
  return reasonsByCode[code] ?? errorText(error);
}

/** Whether the database has undone a change because its disk is full (53100). */
export function isDiskFull(error: unknown): boolean {
  return errorCode(error) === "53100";
}

/** The bytes that this user may still store on the disk of a directory. */
export async function freeBytes(directory: string): Promise<number> {
  const { bavail, bsize } = await fileSystem.statfs(directory);
  return bavail * bsize;
}

/** What to do where a directory cannot be used: as for a full disk, or else the given remedy. */
export function diskRemedy(cause: unknown, otherwise: string): string {
  return /^(ENOSPC|EDQUOT)$/.test(errorCode(cause) ?? "")
    ? "Make room on its disk, then start again; nothing is lost."
    : otherwise;
}

/** The fault for a directory that cannot be created, read or written. */
export function directoryError(directory: string, cause: unknown): StorageError {
  return new StorageError(
    "DATABASE_DIRECTORY",
    `The database directory ${directory} cannot be used: ${diskReason(cause)}. ` +
      diskRemedy(
        cause,
        "Choose a directory that this user may write to with DATA_DIR, " +
          "or use a PostgreSQL server with DATABASE_URL.",
      ),
    { cause },
  );
}

/** Creates the directory with its parents, readable by this user only, and syncs it to disk. */
export function makeDirectory(directory: string): void {
  if (existsSync(directory)) return;
  const parent = dirname(directory);
  makeDirectory(parent);
  // Directories are created one by one, since Node's recursive mkdir never returns on file systems
  // that refuse with ENOENT.
  mkdirSync(directory, { mode: 0o700 });
  synchroniseEntry(parent);
}

/** Syncs one file, or the entries of one directory, to disk. */
export function synchroniseEntry(path: string): void {
  // Windows cannot open directories; NTFS records their entries in a journal.
  if (process.platform === "win32") return;
  const descriptor = openSync(path, "r");
  try {
    synchroniseDescriptor(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Syncs a directory with everything in it to disk. */
export function synchroniseTree(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) {
      synchroniseTree(path);
    } else if (entry.isFile()) {
      synchroniseEntry(path);
    }
  }
  synchroniseEntry(directory);
}
