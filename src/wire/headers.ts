import type { Operation } from "../catalogue/operation.ts";
import { newKey } from "./new-key.ts";
import type { WireOptions } from "./options.ts";
import type { CallOptions } from "./wire.ts";

/** The headers of one call (specification section 7; decisions, the wire and points area). */
export function requestHeaders(
  operation: Operation,
  options: WireOptions,
  callOptions: CallOptions,
): Record<string, string> {
  const token = options.token();
  const openId = options.openId();
  const headers: Record<string, string> = {
    "X-Requested-With": "XMLHttpRequest",
    "Accept-Language": options.language(),
  };
  // The boundary of a multipart body is the transport's to write.
  if (operation.isMultipart) headers["X-Environment"] = options.environment;
  else headers["Content-Type"] = "application/json";
  if (token) headers["X-Access-Token"] = token;
  if (openId && !operation.path.startsWith("/api/")) headers["X-Access-OpenID"] = openId;
  if (callOptions.ifMatch !== undefined) headers["If-Match"] = callOptions.ifMatch;
  if (operation.effect === "write") {
    headers["Idempotency-Key"] = callOptions.idempotencyKey ?? newKey();
  }
  return headers;
}
