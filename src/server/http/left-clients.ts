import type { FastifyInstance } from "fastify";

/**
 * Ends requests whose client is gone before they are looked at. Their connection has no address any
 * more, without which no later step can tell whom it serves; nobody awaits an answer.
 */
export function dropLeftClients(app: FastifyInstance): void {
  app.addHook("onRequest", ({ raw }, reply, next) => {
    if (raw.socket.remoteAddress !== undefined) {
      next();
      return;
    }
    reply.hijack();
    reply.raw.destroy();
  });
}
