import httpProxy from "@fastify/http-proxy";
import type { FastifyInstance } from "fastify";

/** As long as the front end waits (specification section 9). */
const timeout = 50_000;

/**
 * Hands every request below the base to another service that speaks the specification's contract:
 * the base stands for the given address.
 */
export async function forwardService(
  app: FastifyInstance,
  base: string,
  address: string,
): Promise<void> {
  const { origin, pathname } = new URL(address);
  await app.register(httpProxy, {
    upstream: origin,
    prefix: base,
    rewritePrefix: pathname.replace(/\/$/, ""),
    http: { requestOptions: { timeout } },
    proxyPayloads: true,
  });
}
