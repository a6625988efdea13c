import { requestIdHeader } from "./request-id.ts";

/**
 * The headers every answer carries. Answers of the service are data, never a document, so that
 * nothing in them may run; what is a document sets its own policy afterwards.
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
