import type { RawAnswer } from "../../../wire/answer.ts";
import type { SentRequest } from "../../../wire/wire.ts";
import { type BoundedText, bounded, readableJson } from "./readable-json.ts";

type Header = readonly [name: string, value: string];

const secretHeaders = ["X-Access-Token", "X-Access-OpenID", "Authorization", "Cookie"];

/** The headers of a request, without credentials. */
export function requestHeaders({ headers }: SentRequest): Header[] {
  return Object.entries(headers).filter(([name]) => !isSecret(name));
}

/** The address of a request, without a token in its query. */
export function requestAddress(sent: SentRequest): string {
  return withoutSecrets(sent, sent.url);
}

/**
 * The body of a request; a multipart body as the names and values of its parts. `null` without a
 * body.
 */
export function requestBody(sent: SentRequest): BoundedText | null {
  const { data } = sent;
  if (typeof data === "string") return readableJson(withoutSecrets(sent, data));
  if (!(data instanceof FormData)) return null;
  const lines = [...data].map(([name, value]) =>
    typeof value === "string" ? `${name}: ${value}` : `${name}: ${value.name} (${value.type})`,
  );
  return bounded(withoutSecrets(sent, lines.join("\n")));
}

/** The headers of a response that the wire reads. */
export function answerHeaders(answer: RawAnswer): Header[] {
  const { contentType, disposition, etag, link, location, retryAfter, requestId } = answer;
  const all = {
    "Content-Type": contentType,
    "Content-Disposition": disposition,
    ETag: etag,
    Link: link,
    Location: location,
    "Retry-After": retryAfter,
    "X-Request-Id": requestId,
  };
  return Object.entries(all).flatMap(([name, value]) => (value ? [[name, value] as const] : []));
}

/** The body of a response as text; `null` if it is empty or not UTF-8. */
export function answerBody({ bytes }: RawAnswer): BoundedText | null {
  if (bytes.byteLength === 0) return null;
  try {
    return readableJson(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}

function isSecret(name: string): boolean {
  return secretHeaders.some((secret) => secret.toLowerCase() === name.toLowerCase());
}

/** A text in which the values of secret headers are replaced by dots. */
function withoutSecrets({ headers }: SentRequest, text: string): string {
  const secrets = Object.entries(headers).filter(([name]) => isSecret(name));
  return secrets.reduce((shown, [, value]) => {
    const written = [value, encodeURIComponent(value)].filter((one) => one !== "");
    return written.reduce((kept, one) => kept.replaceAll(one, "•••"), shown);
  }, text);
}
