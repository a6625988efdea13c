import type { FastifyInstance } from "fastify";
import { languageOf, unreachableEnvelope } from "./envelope.ts";

/**
 * Milliseconds after which a forwarded call is aborted, which is as long as the front end waits
 * (specification section 9).
 */
const timeoutMs = 50_000;

/**
 * Milliseconds after which an unused connection is closed. Services close connections later, since
 * a call that is sent during the closing would be lost.
 */
const idleTimeMs = 2_000;

/**
 * Forwards every request below the base to another service with the specification's contract; the
 * given address replaces the base. That service itself checks the requests.
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
      http: { requestOptions: { timeout: timeoutMs }, agentOptions: { timeout: idleTimeMs } },
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
