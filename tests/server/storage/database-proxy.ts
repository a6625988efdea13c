import { once } from "node:events";
import { createServer, connect as openSocket, type Server, type Socket } from "node:net";

/**
 * A proxy before a PostgreSQL server, which a test can interrupt as a restart or a broken network
 * would.
 */
export interface DatabaseProxy {
  /** The address of the server through the proxy. */
  readonly url: string;
  /** Breaks every connection and refuses new ones. */
  cut(): Promise<void>;
  /** Passes nothing on any more through the open connections, without ending them. */
  silence(): void;
  /** Accepts connections again, at the same port. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a proxy before the server at `url`, on the loopback interface. */
export async function openDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  const join = (client: Socket) => {
    const server = openSocket(Number(port || "5432"), hostname);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      open.add(from);
      from.pipe(to);
      from.on("error", () => {});
      from.on("close", () => {
        open.delete(from);
        to.destroy();
      });
    }
  };
  let proxy = await listen(join, 0);
  const address = proxy.address();
  const own = new URL(url);
  own.hostname = "127.0.0.1";
  own.port = String(typeof address === "object" ? address?.port : "");
  const cut = async () => {
    const ended = proxy.listening ? once(proxy, "close") : null;
    if (ended) proxy.close();
    for (const socket of open) socket.resetAndDestroy();
    await ended;
  };
  return {
    url: own.href,
    cut,
    silence() {
      for (const socket of open) socket.unpipe().pause();
    },
    restore: async () => {
      proxy = await listen(join, Number(own.port));
    },
    close: cut,
  };
}

async function listen(join: (client: Socket) => void, port: number): Promise<Server> {
  const server = createServer(join);
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return server;
}
