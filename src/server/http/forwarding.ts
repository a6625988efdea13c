import type { FastifyInstance } from "fastify";
import { languageOf, unreachableEnvelope } from "./envelope.ts";

/**
 * Milliseconds before a forwarded call is given up, as long as the front end waits (specification
 * section 9).
 */
const timeout = 50_000;

/**
 * Milliseconds after which a connection that nothing uses is closed: sooner than services do, for
 * a call that is sent just then would be lost.
 */
const idleTime = 2_000;

/**
 * Hands every request below the base to another service that speaks the specification's contract:
 * the base stands for the given address. What it may take is that service's matter.
 */
export async function forwardService(
  app: FastifyInstance,
  base: string,
  address: string,
): Promise<void> {
  const { origin, pathname } = new URL(address);
  const { default: httpProxy } = await import("@fastify/http-proxy");
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(httpProxy, {
      upstream: origin,
      prefix: base,
      rewritePrefix: pathname.replace(/\/$/, ""),
      http: { requestOptions: { timeout }, agentOptions: { timeout: idleTime } },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({ ...headers, "x-request-id": request.id }),
        onError: (reply, { error }) => {
          reply.log.warn({ err: error }, "A forwarded call failed.");
          reply.status(502).send(unreachableEnvelope(languageOf(reply.request)));
        },
      },
    });
  });
}
