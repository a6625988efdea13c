import { Socket } from "node:net";
import { Client, type ClientBase, type Pool, type PoolClient } from "pg";
import { isConnectionLoss } from "./connection-loss.ts";
import type { PoolUse } from "./database.ts";
import { errorCode, errorText } from "./storage-error.ts";

/** The servers that a DATABASE_URL names. */
export interface ServerAddresses {
  /** The URL of each server, in the order in which they are tried. */
  urls: readonly string[];
  /**
   * Whether a server that takes no writes, such as a standby, is passed over. Of several servers
   * only the one that takes writes can serve.
   */
  needsWrites: boolean;
}

/** Splits a DATABASE_URL, which may name several hosts; `null` where it is no PostgreSQL address. */
export function serverAddresses(url: string): ServerAddresses | null {
  const [, start = "", hosts = "", rest = ""] =
    /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*)(.*)$/s.exec(url) ?? [];
  if (start === "" || (hosts.includes(",") && hosts.split(",").includes(""))) return null;
  const urls = hosts.split(",").map((host) => start + host + rest);
  if (!urls.every((each) => URL.canParse(each))) return null;
  const wanted = new URL(urls[0] ?? "").searchParams.get("target_session_attrs");
  if (wanted !== null && !["any", "read-write", "primary"].includes(wanted)) return null;
  return { urls, needsWrites: urls.length > 1 || (wanted !== null && wanted !== "any") };
}

/** The error of a server that takes no writes, with the code of a write that reaches one. */
class ReadOnlyServer extends Error {
  readonly code = "25006";
}

/** Refuses a connection whose server takes no writes. @throws ReadOnlyServer */
export async function refuseReadOnly(client: ClientBase): Promise<void> {
  const { rows } = await client.query("show transaction_read_only");
  if (rows[0]?.transaction_read_only === "on") throw new ReadOnlyServer("it accepts no writes");
}

/** Why no server of several could be connected to. */
export class NoServer extends Error {
  /** The code of the first failure, by which it counts as a lost connection. */
  readonly code: string | undefined;

  /** @param failures The failure of each server, by its address in the DATABASE_URL. */
  constructor(readonly failures: ReadonlyMap<string, unknown>) {
    const [first] = failures.values();
    super(errorText(first), { cause: first });
    this.code = errorCode(first);
  }
}

/** Connections to the first of some servers that can serve. */
export interface ServerPools {
  /** The options of the connections to the server that served last. */
  readonly options: Pool["options"];
  connect(): Promise<PoolClient>;
  /** See `OpenDatabase`. */
  giveUpSilent(longestMs?: number): void;
  end(): Promise<void>;
  use(): PoolUse;
}

/** Less than browsers wait for a call, so that they still get an explanation. */
const longestSilenceMs = 45_000;

/** Lets a connection end as a lost one, with what runs on it, once its server is silent too long. */
export function endWhenSilent(client: ClientBase): void {
  const socket = socketOf(client);
  socket?.on("timeout", () => {
    socket.destroy(Object.assign(new Error("The database is silent."), { code: "ETIMEDOUT" }));
  });
}

function socketOf(client: ClientBase): Socket | null {
  const stream = client instanceof Client ? client.connection.stream : null;
  return stream instanceof Socket ? stream : null;
}

/** The connections to one server. */
interface Server {
  url: string;
  pool: Pool;
}

/**
 * Connects to the server that served last, and where that is lost to the others in their order. A
 * server that refuses for another reason, such as the password, ends the search.
 */
export function poolsInOrder(first: Server, others: readonly Server[]): ServerPools {
  const servers = [first, ...others];
  let current = first;
  let ended: Promise<unknown> | undefined;
  return {
    get options() {
      return current.pool.options;
    },
    async connect() {
      if (others.length === 0) return await first.pool.connect();
      const failures = new Map<string, unknown>();
      const last = current;
      for (const server of [last, ...servers.filter((other) => other !== last)]) {
        try {
          const client = await server.pool.connect();
          current = server;
          return client;
        } catch (error) {
          if (!isAnotherWorthTrying(error)) throw error;
          failures.set(server.url, error);
        }
      }
      throw new NoServer(failures);
    },
    giveUpSilent(longestMs = longestSilenceMs) {
      for (const { pool } of servers) {
        pool.on("acquire", (client) => socketOf(client)?.setTimeout(longestMs));
      }
    },
    async end() {
      ended ??= Promise.all(servers.map(({ pool }) => pool.end()));
      await ended;
    },
    use() {
      const sum = (of: (pool: Pool) => number) =>
        servers.reduce((total, { pool }) => total + of(pool), 0);
      return {
        busy: sum(({ totalCount, idleCount }) => totalCount - idleCount),
        idle: sum(({ idleCount }) => idleCount),
        waiting: sum(({ waitingCount }) => waitingCount),
      };
    },
  };
}

/** A server that is full serves others still, so no other is tried in its place. */
function isAnotherWorthTrying(error: unknown): boolean {
  const isFull = errorCode(error) === "53300" || /^timeout exceeded/.test(errorText(error));
  return isConnectionLoss(error) && !isFull;
}
