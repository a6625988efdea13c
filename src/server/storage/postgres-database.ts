import { Pool, TypeOverrides } from "pg";
import { arrayElements, columnParsers } from "./column-types.ts";
import { createStatementNames } from "./named-statements.ts";
import { errorCode, errorText, StorageError } from "./storage-error.ts";

const connectTimeoutMs = 5_000;

/** Seconds that a call waits for a lock before it is refused. */
const longestLockSeconds = 10;

/** Seconds after which an idle transaction is ended, with its locks. */
const longestPauseSeconds = 60;

const sessionSettings = [
  "set time zone 'UTC'",
  `set lock_timeout = '${longestLockSeconds}s'`,
  `set idle_in_transaction_session_timeout = '${longestPauseSeconds}s'`,
].join("; ");

const textArrayType = 1009;

function parseElements(elements: unknown, parse: (text: string) => unknown): unknown {
  if (Array.isArray(elements)) return elements.map((element) => parseElements(element, parse));
  return typeof elements === "string" ? parse(elements) : elements;
}

/** The parsers of `column-types.ts` in the form that this driver takes. */
function columnTypes(): TypeOverrides {
  const overrides = new TypeOverrides();
  // The method is called by reflection, since the types wrongly declare its parameter as a number.
  const textArray = overrides.getTypeParser(textArrayType, "text");
  const parseTextArray = (text: string): unknown => Reflect.apply(textArray, undefined, [text]);
  for (const [type, parse] of Object.entries(columnParsers)) {
    overrides.setTypeParser(Number(type), parse);
  }
  for (const [type, element] of Object.entries(arrayElements)) {
    const parse = columnParsers[element];
    if (parse) {
      overrides.setTypeParser(Number(type), (text) => parseElements(parseTextArray(text), parse));
    }
  }
  return overrides;
}

/**
 * The server and the database of a DATABASE_URL, without user and password, for messages and logs.
 */
function databaseAddress(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${decodeURIComponent(hostname) || "localhost"}:${port || "5432"}${pathname}`;
}

function malformed(): StorageError {
  return new StorageError(
    "DATABASE_URL_MALFORMED",
    // The value is not repeated in the message, since it may contain a password.
    "DATABASE_URL is not a PostgreSQL address. " +
      "Write it as postgresql://user:password@host:5432/database, " +
      "with special characters of the password percent-encoded.",
  );
}

function createPool(url: string, namesStatements: boolean): Pool {
  let protocol: string;
  try {
    protocol = new URL(url).protocol;
    databaseAddress(url);
  } catch {
    throw malformed();
  }
  if (protocol !== "postgres:" && protocol !== "postgresql:") throw malformed();
  const nameStatements = namesStatements ? createStatementNames() : () => {};
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    types: columnTypes(),
    async onConnect(client) {
      // The running query reports a broken connection; without this listener the event would end
      // the process.
      client.on("error", () => {});
      await client.query(sessionSettings);
      nameStatements(client);
    },
  });
  // An idle connection that breaks is replaced at the next query, which reports any failure.
  pool.on("error", () => {});
  return pool;
}

const reasonsByCode: Readonly<Record<string, string>> = {
  ECONNREFUSED: "the connection was refused",
  EHOSTUNREACH: "the host cannot be reached",
  ENETUNREACH: "the network cannot be reached",
  ENOENT: "there is no such socket",
  ENOTFOUND: "the host name is not known",
  EAI_AGAIN: "the host name cannot be looked up",
  ETIMEDOUT: "the connection timed out",
  "53300": "it has too many connections already",
  "57P03": "it is starting up or shutting down",
};

/** The fault for a failed first connection, by its cause; it never contains the password. */
function connectionError(url: string, cause: unknown): StorageError {
  const code = errorCode(cause) ?? "";
  const address = databaseAddress(url);
  const text = errorText(cause);
  if (code.startsWith("28") || text.startsWith("SASL")) {
    return new StorageError(
      "DATABASE_AUTHENTICATION",
      `The PostgreSQL server at ${address} refuses the sign-in. ` +
        "Check the user and the password in DATABASE_URL.",
      { cause },
    );
  }
  if (code === "3D000") {
    return new StorageError(
      "DATABASE_MISSING",
      `The PostgreSQL server at ${address} has no such database. ` +
        "Create it (createdb), or correct the name in DATABASE_URL.",
      { cause },
    );
  }
  const timedOut = /timeout/i.test(text) ? "no answer within 5 seconds" : undefined;
  return new StorageError(
    "DATABASE_UNREACHABLE",
    `The PostgreSQL server at ${address} does not answer: ` +
      `${reasonsByCode[code] ?? timedOut ?? (text || "the connection failed")}. ` +
      "Start it, correct DATABASE_URL, or leave DATABASE_URL out for the embedded database.",
    { cause },
  );
}

/**
 * Connects to the PostgreSQL server at `url` and verifies that it responds. Statements are prepared
 * with names unless a pooler before the server does not support them.
 *
 * @throws StorageError DATABASE_URL_MALFORMED, DATABASE_UNREACHABLE (within about 5 seconds),
 * DATABASE_AUTHENTICATION, DATABASE_MISSING or DATABASE_UNSUITABLE.
 */
export async function openPostgres(url: string, namesStatements = true): Promise<Pool> {
  const pool = createPool(url, namesStatements);
  let encoding: unknown;
  try {
    const { rows } = await pool.query("select current_setting('server_encoding') as encoding");
    encoding = rows[0]?.encoding;
  } catch (error) {
    await pool.end();
    throw connectionError(url, error);
  }
  if (encoding !== "UTF8") {
    await pool.end();
    throw new StorageError(
      "DATABASE_UNSUITABLE",
      `The database at ${databaseAddress(url)} is encoded in ${encoding}, which cannot hold every ` +
        "language. Create one with: createdb --encoding UTF8 --template template0 <name>.",
    );
  }
  return pool;
}
