import type { FastifyInstance } from "fastify";

const yearInSeconds = 31_536_000;

/**
 * The headers every answer carries. Answers of the service are data, never a document, so that
 * nothing in them may run; what is a document sets its own policy afterwards.
 */
export function sendSecurityHeaders(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.headers({
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "same-origin",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Cache-Control": "no-store",
    });
    if (request.protocol === "https") {
      reply.header("Strict-Transport-Security", `max-age=${yearInSeconds}; includeSubDomains`);
    }
  });
}
