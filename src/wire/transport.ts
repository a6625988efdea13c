import axios, { type AxiosInstance, type AxiosRequestConfig } from "axios";
import { pageHeader } from "../catalogue/headers/page-header.ts";
import { platformAnswerHeader } from "../catalogue/headers/platform-answer.ts";
import { totalIn } from "../catalogue/headers/total-header.ts";
import { unaskedHeader } from "../catalogue/headers/unasked-header.ts";
import { keptBy } from "../catalogue/kept-by.ts";
import type { Operation, Service } from "../catalogue/operation.ts";
import {
  type ExactPlace,
  type LongNumbers,
  writeExactBody,
} from "../catalogue/schema/exact-json.ts";
import { placeArguments, queryString, withToken } from "../catalogue/written/place-arguments.ts";
import type { WrittenCall } from "../catalogue/written/written-call.ts";
import type { RawAnswer } from "./answer.ts";
import { baseOf, isOwn } from "./base-of.ts";
import { newKey } from "./new-key.ts";
import type { WireOptions } from "./options.ts";
import type { SeenMoments } from "./seen-moments.ts";
import { uploadBody } from "./upload.ts";
import { CallError, type CallOptions } from "./wire.ts";

/** Milliseconds before any call times out (specification section 9). */
export const callTimeoutMs = 50_000;

/** Maximum bytes of an answer; a larger one is aborted. */
const largestAnswer = 64 * 1024 * 1024;

/** The HTTP client, with what answers have shown of how their services write values. */
export interface Client {
  http: AxiosInstance;
  options: WireOptions;
  /** The moments that the service has sent; a service of our own always names the time zone. */
  momentsOf(service: Service): SeenMoments;
  /** The numbers too long for a JavaScript number that the service has sent. */
  longNumbersOf(service: Service): LongNumbers;
}

/** Creates the axios client of all calls: it sends and receives bytes and accepts every status. */
export function createClient(options: WireOptions): Client {
  const longNumbersOf = keptBy((_: Service): LongNumbers => new Map());
  const momentsOf = keptBy((_: Service): SeenMoments => new Map());
  const http = axios.create({
    timeout: callTimeoutMs,
    responseType: "arraybuffer",
    validateStatus: () => true,
    // The token is sent in a header, so that axios need not read cookies.
    xsrfCookieName: "",
    transformRequest: [(data: unknown) => data],
    transformResponse: [(data: unknown) => data],
  });
  return { http, options, momentsOf, longNumbersOf };
}

/**
 * Sends one call and returns the response.
 * @throws The error of axios.
 */
export async function send(
  client: Client,
  operation: Operation,
  args: Readonly<Record<string, unknown>>,
  callOptions: CallOptions,
): Promise<RawAnswer> {
  const { options, momentsOf, longNumbersOf } = client;
  const moments = momentsOf(operation.service);
  const given =
    moments.size > 0 ? (await import("./seen-moments.ts")).momentsAsSeen(args, moments) : args;
  const tokened = withToken(operation, given, options.token());
  const written = await writtenFor(operation, tokened, options, {
    resolve: options.catalogue.resolve,
    seen: longNumbersOf(operation.service),
  });
  const sent = {
    url: baseOf(operation, options) + written.address,
    method: operation.method,
    headers: { ...requestHeaders(operation, options, callOptions, written), ...written.headers },
    data: written.content,
  };
  callOptions.onExchange?.(sent);
  const { onReceived: received } = callOptions;
  const answer = await exchangeOf(client, operation, {
    ...sent,
    data: handedOver(written),
    ...(callOptions.signal && { signal: callOptions.signal }),
    onUploadProgress: ({ progress }) => callOptions.onUploadProgress?.(progress ?? 0),
    ...(received && { timeout: 0, onDownloadProgress: ({ loaded }) => received(loaded) }),
  });
  callOptions.onExchange?.(sent, answer);
  return answer;
}

/** Minimum characters of a body that is sent as a blob. */
const longBody = 1_000_000;

/** A long body as a blob, which the browser sends without blocking the page as a text would. */
function handedOver({
  content,
  contentType,
}: Pick<WrittenCall, "contentType"> & { content: unknown }) {
  if (typeof content !== "string" || content.length < longBody) return content;
  return new Blob([content], { type: contentType ?? "" });
}

/** Asks for the state of a job at an address of the operation's service. */
export async function askAt(
  client: Client,
  url: string,
  operation: Operation,
  signal: AbortSignal,
): Promise<RawAnswer> {
  const read: Operation = { ...operation, effect: "read", isMultipart: false };
  const headers = requestHeaders(read, client.options, {}, { contentType: null });
  return await exchangeOf(client, operation, { url, method: "get", headers, signal });
}

async function exchangeOf(
  { http, options: { text } }: Client,
  operation: Operation,
  request: AxiosRequestConfig,
): Promise<RawAnswer> {
  const flood = new AbortController();
  const given = request.signal instanceof AbortSignal ? [request.signal] : [];
  const response = await http
    .request<ArrayBuffer | Uint8Array>({
      ...request,
      signal: AbortSignal.any([flood.signal, ...given]),
      onDownloadProgress: (event) => {
        request.onDownloadProgress?.(event);
        if (event.loaded > largestAnswer) flood.abort();
      },
    })
    .catch((cause: unknown) => {
      if (!flood.signal.aborted) throw cause;
      const limit = largestAnswer / 1024 / 1024;
      throw new CallError("malformed", operation.id, text("wire.endless", { limit }));
    });
  const { totalHeader } = operation.list ?? {};
  const header = (name: string): string | null => {
    const value: unknown = response.headers[name];
    return typeof value === "string" ? value : null;
  };
  return {
    status: response.status,
    contentType: header("content-type") ?? "",
    disposition: header("content-disposition"),
    etag: header("etag"),
    link: header("link"),
    total: totalHeader === undefined ? null : totalIn(header(totalHeader.toLowerCase())),
    retryAfter: header("retry-after"),
    location: header("location"),
    bytes: bytesOf(response.data),
    requestId: /^[\w.-]{1,64}$/.exec(header("x-request-id") ?? "")?.[0] ?? null,
    isPlatforms: header(platformAnswerHeader) !== null,
  };
}

/**
 * A call in the form that its receiver takes. Our own service takes every call in the same form and
 * converts calls that it forwards.
 */
async function writtenFor(
  operation: Operation,
  args: Readonly<Record<string, unknown>>,
  options: WireOptions,
  place: ExactPlace,
): Promise<Omit<WrittenCall, "content"> & { content: unknown }> {
  if (!operation.isPlain && !isOwn(operation, options)) {
    const { writtenCall } = await import("../catalogue/written/written-call.ts");
    return writtenCall(operation, args, place);
  }
  // Moments without a time zone use the clock of the person who enters them.
  const times =
    operation.service.hasUnixTimes && (await import("../catalogue/schema/unix-times.ts"));
  const given = times ? times.localTimes(args, operation.request, place.resolve) : args;
  const { path, query, body } = placeArguments(operation, given);
  const search = queryString(query);
  const address = path + (search ? `?${search}` : "");
  if (operation.isMultipart) {
    return { address, headers: {}, contentType: null, content: uploadBody(operation, body) };
  }
  // The body is `null` and not undefined, since axios would otherwise drop the `Content-Type`
  // header.
  const content = body === undefined ? null : writeExactBody(operation, body, place);
  return { address, headers: {}, contentType: "application/json", content };
}

/** A view of exactly the answer's bytes, since Node may answer a slice of a larger buffer. */
function bytesOf(data: ArrayBuffer | Uint8Array | null | undefined): ArrayBuffer {
  if (!data) return new ArrayBuffer(0);
  return data instanceof ArrayBuffer ? data : new Uint8Array(data).buffer;
}

/** The headers of one call (specification section 7; decisions, the wire and points area). */
function requestHeaders(
  operation: Operation,
  options: WireOptions,
  callOptions: CallOptions,
  { contentType }: Pick<WrittenCall, "contentType">,
): Record<string, string> {
  const token = options.token();
  const openId = options.openId();
  const headers: Record<string, string> = {
    "X-Requested-With": "XMLHttpRequest",
  };
  // The transport sets the boundary of a multipart body.
  if (operation.isMultipart) headers["X-Environment"] = options.environment;
  if (contentType !== null) headers["Content-Type"] = contentType;
  if (token) headers["X-Access-Token"] = token;
  if (openId && !operation.path.startsWith("/api/")) headers["X-Access-OpenID"] = openId;
  return isOwn(operation, options)
    ? { ...headers, ...ownHeaders(operation, options, callOptions) }
    : headers;
}

/** The headers of our own service; other services might refuse a call for them. */
function ownHeaders(
  operation: Operation,
  options: WireOptions,
  { ifMatch, page, isUnasked, idempotencyKey }: CallOptions,
): Record<string, string> {
  return {
    "Accept-Language": options.language(),
    ...(ifMatch !== undefined && { "If-Match": ifMatch }),
    ...(isUnasked && { [unaskedHeader]: "1" }),
    ...(page !== undefined && { [pageHeader]: page }),
    ...(operation.effect === "write" && { "Idempotency-Key": idempotencyKey ?? newKey() }),
  };
}
