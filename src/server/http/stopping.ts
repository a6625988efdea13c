import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** The settings for stopping the service. */
export interface Stopping {
  /**
   * Work to finish before closing; the service answers meanwhile, so that proxies see it draining.
   */
  drain(): Promise<unknown>;
  /** Milliseconds that running calls may take after `drain`. */
  patienceMs: number;
}

/** Turns of the event loop within which every request that has reached this machine is read. */
const turnsToRead = 10;

/**
 * Stops the service gently: requests that arrived before are answered, each as the last one on its
 * connection. Connections without a call are closed then, and those with a call after some time,
 * since Node no longer enforces time limits by then and one unfinished request would keep the
 * process and its database open.
 * @returns A signal that is aborted as soon as the service is to stop.
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
  app.addHook("onRequest", (_request, { raw }, next) => {
    running.add(raw);
    raw.once("close", () => running.delete(raw));
    next();
  });
  app.addHook("preClose", async () => {
    draining.abort();
    // Fastify announces only new requests, so running ones get the header here.
    for (const raw of running) if (!raw.headersSent) raw.setHeader("Connection", "close");
    await drain();
    timer = setTimeout(() => app.server.closeAllConnections(), patienceMs);
    // Node regards a connection as idle if its request is not read yet.
    for (let turn = 0; turn < turnsToRead; turn += 1) await nextTurn();
    // Node regards a connection as busy if no data was ever sent on it, such as one that a browser
    // opened in advance.
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    // Node regards a connection as idle while its answer is still being sent.
    await Promise.all(
      [...running].map((raw) => new Promise((resolve) => raw.once("close", resolve))),
    );
  });
  app.addHook("onClose", async () => clearTimeout(timer));
  return draining.signal;
}
