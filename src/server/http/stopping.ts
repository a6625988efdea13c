import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** How a service stops. */
export interface Stopping {
  /**
   * Work to finish before closing; the service answers meanwhile, so that proxies see it draining.
   */
  drain(): Promise<unknown>;
  /** How long running calls may go on after that, in milliseconds. */
  patienceMs: number;
}

/** A request that has reached this machine is accepted and read within fewer turns of the event loop. */
const turnsToRead = 10;

/**
 * Has the service answer whoever asked before it is closed, as its last answer on that connection.
 * Then connections without a call are closed, and after some time those with one too: Node watches
 * no time limits any more by then, so that one client which never ends its request would keep the
 * process, and the database it holds.
 * @returns Aborted as soon as the service is to stop.
 */
export function stopGently(app: FastifyInstance, { drain, patienceMs }: Stopping): AbortSignal {
  const draining = new AbortController();
  const connections = new Set<Socket>();
  const running = new Set<ServerResponse>();
  let timer: NodeJS.Timeout | undefined;
  app.server.on("connection", (socket) => {
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });
  app.addHook("onRequest", async (_request, { raw }) => {
    running.add(raw);
    raw.once("close", () => running.delete(raw));
  });
  app.addHook("preClose", async () => {
    draining.abort();
    // Fastify tells it of every request from now on.
    for (const raw of running) if (!raw.headersSent) raw.setHeader("Connection", "close");
    await drain();
    timer = setTimeout(() => app.server.closeAllConnections(), patienceMs);
    // Node takes a connection for idle whose request it has not read yet.
    for (let turn = 0; turn < turnsToRead; turn += 1) await nextTurn();
    // And one for busy on which nothing was ever sent, as browsers open them in advance.
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    // And one for idle whose answer is not sent to its end.
    await Promise.all(
      [...running].map((raw) => new Promise((resolve) => raw.once("close", resolve))),
    );
  });
  app.addHook("onClose", async () => clearTimeout(timer));
  return draining.signal;
}
