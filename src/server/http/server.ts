import fastify, { type FastifyInstance, type FastifyRequest, LogController } from "fastify";
import type { AppConfiguration } from "../configuration/configuration.ts";
import { answerError } from "./envelope.ts";
import { requestIdHeader, requestIdOf } from "./request-id.ts";

/** A draft of 500 000 characters fits, in whatever script. */
const largestBodyBytes = 2 * 1024 * 1024;
const yearInSeconds = 31_536_000;
/** Less than the ten seconds after which containers are ended by force. */
const usualPatienceMs = 6_000;

/** A server without routes: its limits, its log, the headers of every answer, and how it stops. */
export function createServer(
  { logLevel, trustProxy }: AppConfiguration,
  stopPatienceMs = usualPatienceMs,
): FastifyInstance {
  const app = fastify({
    logger: loggerOptions(logLevel),
    trustProxy: trustProxy.length > 0 && [...trustProxy],
    bodyLimit: largestBodyBytes,
    requestTimeout: 60_000,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: "request",
    }),
    genReqId: requestIdOf,
    exposeHeadRoutes: false,
    rewriteUrl: readableAddress,
    routerOptions: { maxParamLength: 200 },
  });
  app.setErrorHandler(answerError);
  boundStopping(app, stopPatienceMs);
  sendSecurityHeaders(app);
  return app;
}

/**
 * Options of the built-in logger. Of a request only method and path are written, of an error only
 * its name, message and stack: queries, headers, bodies and SQL values may hold secrets.
 */
function loggerOptions(level: string) {
  if (level === "silent") return false;
  return {
    level,
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: request.url.split("?")[0] ?? "",
      }),
      err: (error: Error) => ({
        type: error.name,
        message: error.message,
        stack: error.stack ?? "",
      }),
    },
  };
}

/**
 * The address of a request with its path taken as it stands where it cannot be decoded: a stray
 * percent sign leads to nobody, in the envelope or by the front end, like any other wrong address.
 */
function readableAddress({ url = "/" }: { url?: string }): string {
  const [path = ""] = url.split("?", 1);
  if (!path.includes("%") || isReadable(path)) return url;
  return path.replaceAll("%", "%25") + url.slice(path.length);
}

function isReadable(path: string): boolean {
  try {
    // The result is used: a builder takes a call without use for one without effect.
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}

/**
 * Gives running calls some time once the service is told to stop, then ends their connections: Node
 * watches no time limits any more by then, so that one client which never ends its request would
 * keep the process, and the database it holds.
 */
function boundStopping(app: FastifyInstance, patienceMs: number): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook("preClose", async () => {
    timer = setTimeout(() => app.server.closeAllConnections(), patienceMs);
  });
  app.addHook("onClose", async () => clearTimeout(timer));
}

/**
 * The headers every answer carries. Answers of the service are data, never a document, so that
 * nothing in them may run; what is a document sets its own policy afterwards.
 */
function sendSecurityHeaders(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.headers({
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "same-origin",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Cache-Control": "no-store",
      [requestIdHeader]: request.id,
    });
    if (request.protocol === "https") {
      reply.header("Strict-Transport-Security", `max-age=${yearInSeconds}; includeSubDomains`);
    }
  });
}
