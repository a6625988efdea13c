import type { FastifyInstance } from "fastify";

/** In milliseconds: less than the ten seconds after which containers are ended by force. */
const usualPatience = 6_000;

/**
 * Gives running calls some time once the service is told to stop, then ends their connections: Node
 * watches no time limits any more by then, so that one client which never ends its request would
 * keep the process, and the database it holds.
 */
export function boundStopping(app: FastifyInstance, patience = usualPatience): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook("preClose", async () => {
    timer = setTimeout(() => app.server.closeAllConnections(), patience);
  });
  app.addHook("onClose", async () => clearTimeout(timer));
}
