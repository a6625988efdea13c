import type { Catalogue } from "../catalogue/catalogue.ts";
import { bearerOf } from "../catalogue/headers/bearer.ts";
import type { Operation, Service } from "../catalogue/operation.ts";
import { readSecurity } from "../catalogue/proposed-credentials.ts";
import { exactJsonIn, type LongNumbers } from "../catalogue/schema/exact-json.ts";
import { fieldsOf } from "../catalogue/schema/record.ts";
import { writtenCall } from "../catalogue/written/written-call.ts";
import { secondsIn } from "../wire/patience.ts";

/** The response of a call; `body` is `undefined` if it is not JSON. */
export interface Answered {
  status: number;
  body: unknown;
}

/** Why a call has no response that could be checked. */
export type AskFault = "slow" | "large" | "unreachable" | "redirected" | "busy";

/** Makes a call and returns its response or the reason why there is none. */
export type Ask = (
  operation: Operation,
  args: Readonly<Record<string, unknown>>,
) => Promise<Answered | AskFault>;

/** Maximum time of a call in milliseconds, and maximum size of its response in bytes. */
const timeoutMs = 20_000;
const largest = 16 * 1024 * 1024;
/** Maximum attempts if a service asks to retry later, and maximum seconds before each. */
const mostTries = 4;
const longestWaitSeconds = 60;

/** A call that was made, without its arguments and headers, which may contain secrets. */
export interface AskedCall {
  method: string;
  path: string;
  /** The HTTP status; `null` if there was no response. */
  status: number | null;
}

/** The addresses and the token for calls, the time limit, and a listener for the calls made. */
export interface AskPlace {
  baseOf(service: Service): string;
  token: string | null;
  /** The time at which no further call starts and running calls are aborted. */
  until: number;
  onAsked?: (call: AskedCall) => void;
}

/** Creates the function that calls services, with the token sent as their documents describe. */
export function createAsk(catalogue: Catalogue, place: AskPlace): Ask {
  const { token } = place;
  const seen: LongNumbers = new Map();
  return async (operation, args) => {
    const call = writtenCall(operation, args, { resolve: catalogue.resolve, seen });
    const carried = carrierOf(catalogue, operation, token);
    const { contentType, content } = call;
    const request: RequestInit = {
      method: operation.method.toUpperCase(),
      redirect: "manual",
      headers: {
        "X-Requested-With": "XMLHttpRequest",
        "Accept-Language": "en",
        "Content-Type": contentType ?? "application/json",
        ...call.headers,
        ...carried.headers,
      },
      ...(operation.method !== "get" && { body: content }),
    };
    const address = place.baseOf(operation.service).replace(/\/$/, "") + call.address;
    const url = carried.query
      ? `${address}${address.includes("?") ? "&" : "?"}${carried.query}`
      : address;
    return await patiently(url, request, seen, place);
  };
}

async function patiently(
  url: string,
  request: RequestInit,
  seen: LongNumbers,
  { until, onAsked }: AskPlace,
): Promise<Answered | AskFault> {
  const { method = "GET" } = request;
  for (let tries = 1; ; tries += 1) {
    const left = Math.max(1, until - Date.now());
    const came = await exchange(url, { ...request, signal: limitOf(left) }, seen);
    const status = typeof came === "string" ? null : came.status;
    onAsked?.({ method, path: new URL(url).pathname, status });
    if (typeof came === "string" || (came.status !== 429 && came.status !== 503)) return came;
    const seconds = secondsIn(came.retryAfter ?? "1");
    const isTooLong = seconds !== null && (seconds > longestWaitSeconds || seconds * 1000 >= left);
    if (tries === mostTries || seconds === null || isTooLong) return "busy";
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}

const limitOf = (left: number) => AbortSignal.timeout(Math.min(timeoutMs, left));

async function exchange(
  url: string,
  request: RequestInit,
  seen: LongNumbers,
): Promise<(Answered & { retryAfter: string | null }) | AskFault> {
  try {
    const response = await fetch(url, request);
    const { status, headers } = response;
    const text = await textOf(response);
    if (text === null) return "large";
    if (status >= 300 && status < 400) return "redirected";
    return { status, retryAfter: headers.get("retry-after"), body: exactJsonIn(text, seen) };
  } catch (cause) {
    const isLate = cause instanceof Error && cause.name === "TimeoutError";
    return isLate ? "slow" : "unreachable";
  }
}

/** The text of a response; `null` if it is larger than the maximum. */
async function textOf({ body }: Response): Promise<string | null> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > largest) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
  return text + decoder.decode();
}

/** The headers or the query that carry the token. */
function carrierOf(
  { documents }: Catalogue,
  { service }: Operation,
  token: string | null,
): { headers: Record<string, string>; query?: string } {
  if (token === null) return { headers: {} };
  const [wanted] = readSecurity(fieldsOf(documents.get(service.name)), null);
  const { kind = "bearer", key = "" } = wanted ?? {};
  if (kind === "basic") {
    return { headers: { Authorization: `Basic ${Buffer.from(token).toString("base64")}` } };
  }
  if (kind !== "apiKey") return { headers: { Authorization: bearerOf(token) } };
  if (wanted?.in === "query") {
    return { headers: {}, query: `${encodeURIComponent(key)}=${encodeURIComponent(token)}` };
  }
  return { headers: wanted?.in === "cookie" ? { Cookie: `${key}=${token}` } : { [key]: token } };
}
