/** What a backup begins with. A change of what its lines mean raises the version. */
export const backupFormat = "screenwright-backup";
export const backupVersion = 1;

/**
 * A backup is JSON lines, packed with gzip: a header; for each table a line that names it, and one
 * for each row, an array of what PostgreSQL writes of each value (`null` where there is none), so
 * that no value passes through a number or a date of JavaScript; the sequences; and the counts.
 */
export interface BackupHeader {
  format: typeof backupFormat;
  version: typeof backupVersion;
  /** The version of the product that wrote it. */
  product: string;
  created: string;
  /** The migrations that made its tables, oldest first. */
  migrations: string[];
}

/** The line of a backup that begins the rows of a table. */
export interface BackupTable {
  table: string;
  columns: string[];
}

/** The last value of each sequence, and whether that value was already used. */
export interface BackupSequences {
  sequences: Record<string, [last: string, isCalled: boolean]>;
}

/** Ends a backup: what was counted, and the SHA-256 of the lines of each table, and of all. */
export interface BackupEnd {
  tables: Record<string, { rows: number; sha256: string }>;
  sha256: string;
}

/** The settings under which PostgreSQL writes and reads each value the same everywhere. */
export const exactSettings: Readonly<Record<string, string>> = {
  bytea_output: "hex",
  datestyle: "ISO",
  extra_float_digits: "1",
  intervalstyle: "postgres",
  timezone: "UTC",
};
