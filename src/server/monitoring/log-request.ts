import type { EndedRequest } from "./observe-requests.ts";

/**
 * Writes one line of a request that has ended. Of its address only the pattern is told: what stands
 * in path, query, headers and body may be secret.
 */
export function logRequest(ended: EndedRequest): void {
  const { request, status, operation, code, outcome, memberId: member, milliseconds } = ended;
  const level = outcome === "failed" ? "warn" : "info";
  const route = request.routeOptions.url ?? null;
  const line = {
    ...(operation === null ? { method: request.method, route } : { operation }),
    ...{ status, code, outcome, member },
    milliseconds: Math.round(milliseconds * 10) / 10,
  };
  request.log[level](line, "request");
}
