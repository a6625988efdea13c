/**
 * The name of the backup format in the header. A change in the meaning of the lines raises the
 * version.
 */
export const backupFormat = "screenwright-backup";
export const backupVersion = 1;

/**
 * The header of a backup. A backup is JSON lines packed with gzip: a header; for each table a line
 * with its name and one line for each row, which is an array of PostgreSQL's text for each value
 * (`null` for none), so that no value is converted to a JavaScript number or date; the sequences;
 * and the counts.
 */
export interface BackupHeader {
  format: typeof backupFormat;
  version: typeof backupVersion;
  /** The version of the product that wrote the backup. */
  product: string;
  created: string;
  /** The migrations that had created the tables, oldest first. */
  migrations: string[];
}

/** The line of a backup before the rows of a table. */
export interface BackupTable {
  table: string;
  columns: string[];
}

/** The last value of each sequence, and whether that value was already used. */
export interface BackupSequences {
  sequences: Record<string, [last: string, isCalled: boolean]>;
}

/**
 * The last line of a backup: the counts, and the SHA-256 of the lines of each table and of all
 * lines.
 */
export interface BackupEnd {
  tables: Record<string, { rows: number; sha256: string }>;
  sha256: string;
}

/**
 * The settings with which PostgreSQL writes and reads each value in the same way on every machine.
 */
export const exactSettings: Readonly<Record<string, string>> = {
  bytea_output: "hex",
  datestyle: "ISO",
  extra_float_digits: "1",
  intervalstyle: "postgres",
  timezone: "UTC",
};
