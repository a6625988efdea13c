import { requestIdHeader } from "./request-id.ts";

/**
 * The headers of every response. The policy lets no content run, since responses of the service are
 * data and never documents; documents replace it with their own policy.
 */
export function answerHeaders(requestId: string): Record<string, string> {
  return {
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
    [requestIdHeader]: requestId,
  };
}
