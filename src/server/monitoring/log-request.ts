import type { EndedRequest } from "./observe-requests.ts";

/**
 * Writes one log line for a completed request. It contains only the pattern of the address, since
 * path, query, headers and body may contain secrets.
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
