import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** How the service stops. */
export interface Stopping {
  /**
   * Work to finish before closing; the service answers meanwhile, so that proxies see it draining.
   */
  drain(): Promise<unknown>;
  /** Milliseconds that running calls may take after `drain`. */
  patienceMs: number;
}

/** Turns of the event loop in which any request that has reached this machine is read. */
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
    // Fastify announces only new requests, so running ones get the header here.
    for (const raw of running) if (!raw.headersSent) raw.setHeader("Connection", "close");
    await drain();
    timer = setTimeout(() => app.server.closeAllConnections(), patienceMs);
    // Node regards a connection as idle if its request is not read yet.
    for (let turn = 0; turn < turnsToRead; turn += 1) await nextTurn();
    // Node regards a connection as busy if nothing was ever sent on it, as browsers open in
    // advance.
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    // Node regards a connection as idle while its answer is still being sent.
    await Promise.all(
      [...running].map((raw) => new Promise((resolve) => raw.once("close", resolve))),
    );
  });
  app.addHook("onClose", async () => clearTimeout(timer));
  return draining.signal;
}
