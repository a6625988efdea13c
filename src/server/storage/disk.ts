import { closeSync, existsSync, mkdirSync, openSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { own } from "../../catalogue/schema/record.ts";
import { synchroniseDescriptor } from "./durable-file-system.ts";
import { errorCode, errorText, StorageError } from "./storage-error.ts";

/** What the embedded PostgreSQL stores, below the directory of the database. */
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
  EEXIST: "a file of that name is in the way",
  ENOSPC: "the disk is full",
  ENOTDIR: "a part of the path is a file",
  EPERM: "permission denied",
  EROFS: "the disk is read-only",
};

/** Why a file could not be written, in words, from an error of Node or of the embedded database. */
export function diskReason(error: unknown): string {
  const code = errorCode(error) ?? codesByNumber[Number(own(error, "errno"))] ?? "";
  return reasonsByCode[code] ?? errorText(error);
}

/** The fault for a directory that cannot be created, read or written. */
export function directoryError(directory: string, cause: unknown): StorageError {
  return new StorageError(
    "DATABASE_DIRECTORY",
    `The database directory ${directory} cannot be used: ${diskReason(cause)}. ` +
      (errorCode(cause) === "ENOSPC"
        ? "Make room on its disk, then start again; nothing is lost."
        : "Name a directory that this user may write with DATA_DIR, " +
          "or use a PostgreSQL server with DATABASE_URL."),
    { cause },
  );
}

/** Makes the directory with its parents, readable by this user only, and forces it to disk. */
export function makeDirectory(directory: string): void {
  if (existsSync(directory)) return;
  const parent = dirname(directory);
  makeDirectory(parent);
  // One by one: Node's own recursive mkdir never returns where a file system refuses with ENOENT.
  mkdirSync(directory, { mode: 0o700 });
  synchroniseEntry(parent);
}

/** Forces one file, or the names in one directory, to disk. */
export function synchroniseEntry(path: string): void {
  // Windows opens no directories; NTFS keeps its names in a journal.
  if (process.platform === "win32") return;
  const descriptor = openSync(path, "r");
  try {
    synchroniseDescriptor(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Forces a directory to disk with all it holds. */
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
