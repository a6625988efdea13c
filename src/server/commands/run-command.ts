import { accessSync } from "node:fs";
import { resolve } from "node:path";
import { shippedCatalogue } from "../../catalogue/shipped.ts";
import { createPasswords } from "../accounts/passwords.ts";
import { BackupError } from "../backup/backup-error.ts";
import type { BackupEnd } from "../backup/backup-format.ts";
import { askForCopy } from "../backup/backup-socket.ts";
import { refuseWhileServed, restoreBackup } from "../backup/restore-backup.ts";
import { takeBackup } from "../backup/take-backup.ts";
import { packedBackup } from "../backup/write-backup.ts";
import {
  type Configuration,
  databaseDirectory,
  readConfiguration,
} from "../configuration/configuration.ts";
import { warningsOf } from "../configuration/misspelt-variables.ts";
import { StartupError } from "../configuration/startup-error.ts";
import { giveTemporaryPassword } from "../handlers/temporary-password.ts";
import { type DatabaseOptions, type OpenDatabase, openDatabase } from "../storage/database.ts";
import { directoryError } from "../storage/disk.ts";
import { executedMigrations, migrate } from "../storage/migrate.ts";
import { migrations } from "../storage/migrations.ts";
import { operatorFault } from "../storage/operator-fault.ts";
import { errorCode } from "../storage/storage-error.ts";
import { askForPassword } from "./password-socket.ts";

const usage = `npm run backup -- FILE
npm run restore -- FILE [--replace]
npm run migrate
npm run password -- USERNAME
`;

/** Runs one command and returns the text to print. */
type Command = (configuration: Configuration) => Promise<string>;

/**
 * Runs `backup FILE`, `restore FILE`, `migrate` or `password USERNAME` on the database that the
 * environment configures for the service. A fault is printed as one line, and the exit code is 1.
 * @param root The project's directory.
 */
export async function runCommand(root: string, given: readonly string[]): Promise<void> {
  const command = commandOf(given);
  if (!command) {
    process.stderr.write(usage);
    process.exitCode = 2;
    return;
  }
  for (const line of warningsOf(process.env)) process.stderr.write(`${line}\n`);
  try {
    const configuration = await readConfiguration(process.env, root);
    process.stdout.write(`${await command(configuration)}\n`);
  } catch (error) {
    process.stderr.write(`${faultOf(error)}\n`);
    process.exitCode = 1;
  }
}

function commandOf([command, ...rest]: readonly string[]): Command | null {
  if (command === "migrate" && rest.length === 0) return bringUpToDate;
  const replace = rest.includes("--replace");
  const [name, ...more] = rest.filter((one) => one !== "--replace");
  if (name === undefined || more.length > 0) return null;
  const file = resolve(process.env.INIT_CWD ?? "", name);
  if (command === "password" && !replace) {
    return (configuration) => giveNewPassword(configuration, name);
  }
  if (command === "backup" && !replace) {
    return async (configuration) => {
      const counts = countsIn(await backUp(configuration, file));
      return `Backed up ${counts} from ${await nameOfDatabase(configuration)}: ${file}`;
    };
  }
  if (command !== "restore") return null;
  return async (configuration) =>
    await withDatabase(placeIn(configuration), async ({ db, kind }) => {
      const name = await nameOfDatabase(configuration);
      if (kind === "postgres") await refuseWhileServed(db);
      const end = await restoreBackup(db, file, { replace, name });
      return `Restored ${countsIn(end)} into ${name}: ${file}`;
    });
}

async function bringUpToDate(configuration: Configuration): Promise<string> {
  const done = await withDatabase(placeIn(configuration), ({ db }) => migrate(db));
  const name = await nameOfDatabase(configuration);
  if (done.length === 0) return `The tables of ${name} were up to date.`;
  return `The tables of ${name} are now up to date. Applied: ${done.join(", ")}.`;
}

/** Gives a member a temporary password, through the service where it has the database open. */
async function giveNewPassword(configuration: Configuration, username: string): Promise<string> {
  const directory = embeddedDirectory(configuration);
  const asked = directory === null ? null : await askForPassword(directory, username);
  const given =
    asked ??
    (await withDatabase(placeIn(configuration), async ({ db }) => {
      await refuseOtherTables(db);
      const giving = { catalogue: shippedCatalogue(), passwords: createPasswords() };
      return await giveTemporaryPassword(db, username, { ...giving, now: new Date() });
    }));
  return (
    `${given.username} now signs in with the password ${given.password}\n` +
    "This password is shown only once, and can only be used to set another one. " +
    "The member's sessions have ended, and the audit log says so."
  );
}

async function refuseOtherTables(db: OpenDatabase["db"]): Promise<void> {
  const executed = await executedMigrations(db);
  if (executed.length === 0)
    throw new BackupError("The database is empty. Start the service first.");
  if (executed.join() === Object.keys(migrations).sort().join()) return;
  throw new BackupError(
    "The tables are those of another version. Run `npm run migrate`, or the version that wrote them.",
  );
}

/** The directory of the embedded database, which exists; `null` where PostgreSQL is used. */
function embeddedDirectory(configuration: Configuration): string | null {
  if (configuration.databaseUrl !== undefined) return null;
  const directory = databaseDirectory(configuration);
  try {
    accessSync(directory);
  } catch (error) {
    // Another user than the service's may not even see that there is a database.
    if (errorCode(error) !== "ENOENT") throw directoryError(directory, error);
    throw new BackupError(`There is no database in ${directory}.`);
  }
  return directory;
}

/**
 * The database of a configuration as its operator knows it, who may have left out the service's
 * environment and so work on another one.
 */
async function nameOfDatabase(configuration: Configuration): Promise<string> {
  const { databaseUrl } = configuration;
  if (databaseUrl === undefined) {
    return `the embedded database in ${databaseDirectory(configuration)}`;
  }
  // Loaded late, since the driver is not needed for an embedded database.
  const { databaseAddress } = await import("../storage/postgres-database.ts");
  return `the PostgreSQL database at ${databaseAddress(databaseUrl)}`;
}

async function backUp(configuration: Configuration, file: string): Promise<BackupEnd> {
  const directory = embeddedDirectory(configuration);
  const copy = directory === null ? null : await askForCopy(directory);
  if (!copy) return await backUpFrom(placeIn(configuration), file);
  try {
    return await backUpFrom({ directory: copy.directory }, file);
  } finally {
    copy.release();
  }
}

async function backUpFrom(place: DatabaseOptions, file: string): Promise<BackupEnd> {
  return await withDatabase(place, ({ db }) => takeBackup(packedBackup(db), file));
}

function placeIn(configuration: Configuration): DatabaseOptions {
  return {
    url: configuration.databaseUrl,
    namesStatements: false,
    directory: databaseDirectory(configuration),
  };
}

async function withDatabase<T>(
  place: DatabaseOptions,
  use: (database: OpenDatabase) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(place);
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

function countsIn({ tables }: BackupEnd): string {
  const counts = Object.values(tables);
  const rows = counts.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${counts.length} tables`;
}

function faultOf(error: unknown): string {
  if (error instanceof BackupError || error instanceof StartupError) return error.message;
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return operatorFault(error) ?? text;
}
