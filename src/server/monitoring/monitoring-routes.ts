import type { FastifyInstance, FastifyRequest } from "fastify";
import { addressMatcher } from "../configuration/address-ranges.ts";
import { answerNotFound } from "../http/envelope.ts";
import type { Metrics } from "./metrics.ts";
import { type EndedRequest, observeRequests } from "./observe-requests.ts";
import type { Readiness } from "./readiness.ts";

/** The sources of the monitoring endpoints. */
interface Monitoring {
  metrics: Metrics;
  readiness: () => Promise<Readiness>;
  /** Address ranges that may read the metrics, besides this machine. */
  metricsFrom: readonly string[];
}

/** Monitoring endpoints have no rate limit, since they are polled often. */
const options = { config: { rateLimit: false } };

/** Proxies and watchers of services also ask by HEAD, to which 404 would say that it is down. */
const watched = { ...options, exposeHeadRoute: true };

/**
 * Serves the monitoring endpoints: `/healthz` says that the process runs, `/readyz` whether it can
 * answer calls, and `/metrics` gives its metrics to this machine and to the configured addresses.
 * It also counts and logs every request.
 */
export function serveMonitoring(
  app: FastifyInstance,
  { metrics, readiness, metricsFrom }: Monitoring,
): void {
  observeRequests(app, (ended) => {
    metrics.count(ended);
    logRequest(ended);
  });
  app.get("/healthz", watched, async () => ({ status: "alive" }));
  app.get("/readyz", watched, async (_request, reply) => {
    const state = await readiness();
    return reply.status(state.status === "ready" ? 200 : 503).send(state);
  });
  const isNamed = addressMatcher(["loopback", ...metricsFrom]);
  app.get("/metrics", options, async (request, reply) => {
    if (!isNamed(request.ip) || isThroughStranger(request)) return answerNotFound(request, reply);
    const { text, type } = await metrics.read();
    return reply.type(type).send(text);
  });
}

/**
 * Whether an untrusted proxy passed the request on; its address is then that of the proxy, which
 * may be this machine.
 */
function isThroughStranger({ headers, ips }: FastifyRequest): boolean {
  const isPassedOn = ["x-forwarded-for", "forwarded", "via"].some((name) => name in headers);
  return isPassedOn && (ips === undefined || ips.length < 2);
}

/**
 * Writes one log line for a completed request. It contains only the pattern of the address, since
 * path, query, headers and body may contain secrets.
 */
function logRequest(ended: EndedRequest): void {
  const { request, status, operation, code, outcome, memberId: member, milliseconds } = ended;
  const level = outcome === "failed" ? "warn" : "info";
  const route = request.routeOptions.url ?? null;
  const line = {
    ...(operation === null ? { method: request.method, route } : { operation }),
    status,
    code,
    outcome,
    member,
    milliseconds: Math.round(milliseconds * 10) / 10,
  };
  request.log[level](line, "request");
}
