import { inspect } from "node:util";
import { ownText } from "../../catalogue/schema/record.ts";

/** The possible faults of the database; each code has its own remedy. */
export type StorageErrorCode =
  /** Another process holds the embedded database's directory. */
  | "DATABASE_LOCKED"
  /** The directory cannot be created, read or written. */
  | "DATABASE_DIRECTORY"
  /** The directory holds a database that is damaged. */
  | "DATABASE_UNREADABLE"
  /** The directory was written by another version of the embedded database. */
  | "DATABASE_VERSION"
  /** DATABASE_URL is not a PostgreSQL address. */
  | "DATABASE_URL_MALFORMED"
  /** Nothing usable answers at DATABASE_URL. */
  | "DATABASE_UNREACHABLE"
  /** The server at DATABASE_URL refuses the user or the password. */
  | "DATABASE_AUTHENTICATION"
  /** The server at DATABASE_URL has no such database. */
  | "DATABASE_MISSING"
  /** The database answers but cannot serve, for instance because of its encoding. */
  | "DATABASE_UNSUITABLE"
  /** The tables were written by a newer version of Screenwright. */
  | "DATABASE_NEWER"
  /** A migration failed and was rolled back. */
  | "MIGRATION_FAILED"
  /** The embedded database stopped itself, for instance because the disk is full. */
  | "DATABASE_STOPPED";

/** A fault of the storage. Its message is one line with the fault and the remedy. */
export class StorageError extends Error {
  override readonly name = "StorageError";
  readonly code: StorageErrorCode;

  constructor(code: StorageErrorCode, message: string, options?: ErrorOptions) {
    super(message.replace(/\s+/g, " ").trim(), options);
    this.code = code;
  }
}

/** The code of a system or SQL error ("ENOSPC", "28P01"), or undefined if it has none. */
export function errorCode(error: unknown): string | undefined {
  return ownText(error, "code");
}

/** The message of any thrown value, on one line. */
export function errorText(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : inspect(error);
  return text.replace(/\s+/g, " ").trim();
}
