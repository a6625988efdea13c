import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import type { AppConfiguration } from "../configuration/configuration.ts";
import { logStream } from "../monitoring/log-stream.ts";
import { answerHeaders } from "./answer-headers.ts";
import { answerError } from "./envelope.ts";
import { requestIdOf } from "./request-id.ts";
import {
  answerUnparsed,
  readableAddress,
  refuseMalformed,
  refuseTunnel,
} from "./unparsed-requests.ts";

/** Maximum bytes of a body, in which a draft of 500 000 characters fits in any script. */
const largestBodyBytes = 2 * 1024 * 1024;
/**
 * Milliseconds after which an unused connection is closed: later than proxies close theirs, such as
 * Caddy after two minutes, since a call that is sent during the closing would be lost.
 */
const idleTimeMs = 150_000;
const yearInSeconds = 31_536_000;

/** Creates a server without routes, with its limits, its log and the headers of every response. */
export function createServer({ logLevel, trustProxy }: AppConfiguration): FastifyInstance {
  const app = fastify({
    logger: loggerOptions(logLevel),
    trustProxy: trustProxy.length > 0 && [...trustProxy],
    bodyLimit: largestBodyBytes,
    requestTimeout: 60_000,
    keepAliveTimeout: idleTimeMs,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: "request",
    }),
    genReqId: requestIdOf,
    exposeHeadRoutes: false,
    clientErrorHandler: answerUnparsed,
    frameworkErrors: (error, request, reply) => {
      reply.headers(answerHeaders(request.id));
      answerError(error, request, reply);
    },
    http: { requireHostHeader: false },
    // Requests that arrive before the service stops are answered, for which `stopGently` is
    // responsible.
    return503OnClosing: false,
    rewriteUrl: readableAddress,
    routerOptions: { maxParamLength: 200 },
  });
  app.setErrorHandler(answerError);
  app.addHook("onRequest", leaveOutPorts);
  sendSecurityHeaders(app);
  app.addHook("onRequest", refuseMalformed);
  // Node would refuse an unknown `Expect` header; ignoring it is permitted.
  app.server.on("checkExpectation", app.routing);
  app.server.on("connect", (_request, socket) => refuseTunnel(app, socket));
  return app;
}

/**
 * Options of the built-in logger. For a request it logs only method and path, for an error only
 * name, message and stack, since queries, headers, bodies and SQL values may contain secrets.
 */
function loggerOptions(level: string) {
  if (level === "silent") return false;
  return {
    level,
    stream: logStream,
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
 * Leaves out the ports that some proxies add to the addresses of their callers, since each new
 * connection would count as another caller.
 */
function leaveOutPorts({ raw }: FastifyRequest, _reply: FastifyReply, next: () => void): void {
  const { headers } = raw;
  const given = headers["x-forwarded-for"];
  if (typeof given === "string") {
    const addresses = given.split(",").map((one) => one.trim().replace(withPort, "$1$2"));
    headers["x-forwarded-for"] = addresses.join(", ");
  }
  next();
}

/** An IPv4 address, or an IPv6 address in brackets, where a port may follow. */
const withPort = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d+)?$/;

function sendSecurityHeaders(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, next) => {
    reply.headers(answerHeaders(request.id));
    if (request.protocol === "https") {
      reply.header("Strict-Transport-Security", `max-age=${yearInSeconds}; includeSubDomains`);
    }
    next();
  });
}
