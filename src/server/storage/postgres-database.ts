import { type ClientBase, Pool, TypeOverrides } from "pg";
import { arrayElements, columnParsers } from "./column-types.ts";
import { createStatementNames } from "./named-statements.ts";
import {
  endWhenSilent,
  NoServer,
  poolsInOrder,
  refuseReadOnly,
  type ServerPools,
  serverAddresses,
} from "./server-hosts.ts";
import { errorCode, errorText, StorageError } from "./storage-error.ts";

const connectTimeoutMs = 5_000;

/** Seconds that a call waits for a lock before it is refused. */
const longestLockSeconds = 10;

/** Seconds after which an idle transaction is ended, with its locks. */
const longestPauseSeconds = 60;

const sessionSettings = [
  "set time zone 'UTC'",
  // The server's settings for other programs must change neither dates nor locks.
  "set datestyle = 'ISO'",
  "set default_transaction_isolation = 'read committed'",
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

/** The servers that a DATABASE_URL names, without user and password, for messages and logs. */
export function databaseAddress(url: string): string {
  const addresses = (serverAddresses(url)?.urls ?? []).map((each) => {
    const { hostname, port, pathname } = new URL(each);
    return `${decodeURIComponent(hostname) || "localhost"}:${port || "5432"}${pathname}`;
  });
  return addresses.join(" or ");
}

function malformed(): StorageError {
  return new StorageError(
    "DATABASE_URL_MALFORMED",
    // The value is not repeated in the message, since it may contain a password.
    "DATABASE_URL is not a PostgreSQL address. " +
      "Write it as postgresql://user:password@host:5432/database, " +
      "with special characters of the password percent-encoded; of several hosts, as in " +
      "host-a:5432,host-b:5432, the first that takes writes is used.",
  );
}

function createPools(url: string, namesStatements: boolean): ServerPools {
  const addresses = serverAddresses(url);
  if (!addresses) throw malformed();
  const { urls, needsWrites } = addresses;
  const nameStatements = namesStatements ? createStatementNames() : () => {};
  const prepare = async (client: ClientBase): Promise<void> => {
    // The running query reports a broken connection; without this listener the event would end the
    // process.
    client.on("error", () => {});
    endWhenSilent(client);
    if (needsWrites) await refuseReadOnly(client);
    await client.query(sessionSettings);
    nameStatements(client);
  };
  const [first, ...others] = urls.map((each) => ({ url: each, pool: createPool(each, prepare) }));
  if (!first) throw malformed();
  return poolsInOrder(first, others);
}

function createPool(url: string, onConnect: (client: ClientBase) => Promise<void>): Pool {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    fallback_application_name: "screenwright",
    types: columnTypes(),
    onConnect,
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
  "25006": "it accepts no writes",
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
  return new StorageError(
    "DATABASE_UNREACHABLE",
    `The PostgreSQL server at ${address} does not answer: ${reasonOf(cause)}. ${remedy}`,
    { cause },
  );
}

const remedy =
  "Start it, correct DATABASE_URL, or leave DATABASE_URL out for the embedded database.";

function reasonOf(cause: unknown): string {
  const text = errorText(cause);
  const timedOut = /timeout/i.test(text) ? "no answer within 5 seconds" : undefined;
  const known = reasonsByCode[errorCode(cause) ?? ""] ?? timedOut;
  return known ?? (text || "the connection failed");
}

/** Tells of each of several servers why it cannot serve. */
function noServerError(cause: NoServer): StorageError {
  const reasons = [...cause.failures].map(
    ([url, failure]) => `${databaseAddress(url)}: ${reasonOf(failure)}`,
  );
  return new StorageError(
    "DATABASE_UNREACHABLE",
    `None of the PostgreSQL servers of DATABASE_URL can serve (${reasons.join("; ")}). ${remedy}`,
    { cause },
  );
}

/**
 * Connects to the PostgreSQL server at `url`, or to the first of several that takes writes, and
 * verifies that it responds. Statements are prepared with names unless a pooler before the server
 * does not support them.
 *
 * @throws StorageError DATABASE_URL_MALFORMED, DATABASE_UNREACHABLE (within about 5 seconds for
 * each server), DATABASE_AUTHENTICATION, DATABASE_MISSING or DATABASE_UNSUITABLE.
 */
export async function openPostgres(url: string, namesStatements = true): Promise<ServerPools> {
  const pools = createPools(url, namesStatements);
  let encoding: unknown;
  try {
    const client = await pools.connect();
    try {
      const { rows } = await client.query("select current_setting('server_encoding') as encoding");
      encoding = rows[0]?.encoding;
    } finally {
      client.release();
    }
  } catch (error) {
    await pools.end();
    throw error instanceof NoServer ? noServerError(error) : connectionError(url, error);
  }
  if (encoding !== "UTF8") {
    await pools.end();
    throw new StorageError(
      "DATABASE_UNSUITABLE",
      `The database at ${databaseAddress(url)} is encoded in ${encoding}, which cannot hold every ` +
        "language. Create one with: createdb --encoding UTF8 --template template0 <name>.",
    );
  }
  return pools;
}
