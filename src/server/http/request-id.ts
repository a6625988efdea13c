import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/**
 * The header with the request's id, which also appears in the log and in messages about failures.
 */
export const requestIdHeader = "X-Request-Id";

/** The id that a proxy gave the request if it is well formed, otherwise a new one. */
export function requestIdOf({ headers }: { headers: IncomingHttpHeaders }): string {
  const given = headers["x-request-id"];
  const isWellFormed = typeof given === "string" && /^[A-Za-z0-9._-]{8,64}$/.test(given);
  return isWellFormed ? given : newRequestId();
}

/**
 * A new request id, short enough to be read aloud. Node keeps random bits ready for UUIDs, while
 * `randomBytes` asks the system for new ones at each request.
 */
export function newRequestId(): string {
  return randomUUID().replaceAll("-", "").slice(-16);
}
