import axios, { type AxiosInstance } from "axios";
import type { Operation } from "../catalogue/operation.ts";
import { pageHeader } from "../catalogue/page-header.ts";
import { placeArguments, queryString } from "../catalogue/place-arguments.ts";
import { platformAnswerHeader } from "../catalogue/platform-answer.ts";
import type { RawAnswer } from "./answer.ts";
import { newKey } from "./new-key.ts";
import type { WireOptions } from "./options.ts";
import { uploadBody } from "./upload.ts";
import type { CallOptions } from "./wire.ts";

/** The time-out of every call (specification section 9). */
const timeout = 50_000;

/** The axios client of all calls: bytes in, bytes out, every status an answer. */
export function createClient(): AxiosInstance {
  return axios.create({
    timeout,
    responseType: "arraybuffer",
    validateStatus: () => true,
    // The token travels in a header: no cookie is to be looked up before each call.
    xsrfCookieName: "",
    transformRequest: [(data: unknown) => data],
    transformResponse: [(data: unknown) => data],
  });
}

/** The base address of a service, as deployed. */
export function baseOf(operation: Operation, options: Pick<WireOptions, "bases">): string {
  return (options.bases[operation.service.name] ?? operation.service.base).replace(/\/$/, "");
}

/** Sends one call and brings what came back. @throws what axios throws. */
export async function send(
  client: AxiosInstance,
  operation: Operation,
  args: Readonly<Record<string, unknown>>,
  options: WireOptions,
  callOptions: CallOptions,
): Promise<RawAnswer> {
  const { path, query, body } = placeArguments(operation, withToken(operation, args, options));
  const search = queryString(query);
  const response = await client.request<ArrayBuffer | Uint8Array>({
    url: baseOf(operation, options) + path + (search ? `?${search}` : ""),
    method: operation.method,
    headers: requestHeaders(operation, options, callOptions),
    data: requestBody(operation, body),
    signal: callOptions.signal,
    onUploadProgress: ({ progress }) => callOptions.onUploadProgress?.(progress ?? 0),
  });
  const header = (name: string): string | null => {
    const value: unknown = response.headers[name];
    return typeof value === "string" ? value : null;
  };
  return {
    status: response.status,
    contentType: header("content-type") ?? "",
    disposition: header("content-disposition"),
    etag: header("etag"),
    bytes: bytesOf(response.data),
    requestId: /^[\w.-]{1,64}$/.exec(header("x-request-id") ?? "")?.[0] ?? null,
    isPlatforms: header(platformAnswerHeader) !== null,
  };
}

/** The token in the payload where the operation takes it there (specification section 7). */
function withToken(
  operation: Operation,
  args: Readonly<Record<string, unknown>>,
  options: WireOptions,
): Readonly<Record<string, unknown>> {
  const token = options.token();
  const takesToken = operation.parameters.some(({ name }) => name === "token");
  return takesToken && token ? { ...args, token: args.token ?? token } : args;
}

function requestBody(operation: Operation, body: unknown): unknown {
  if (operation.isMultipart) return uploadBody(body);
  // Not undefined: axios would drop the Content-Type that every call carries.
  return body === undefined ? null : JSON.stringify(body);
}

/** A view of exactly the answer's bytes; Node hands out a slice of a pool. */
function bytesOf(data: ArrayBuffer | Uint8Array | null | undefined): ArrayBuffer {
  if (!data) return new ArrayBuffer(0);
  return data instanceof ArrayBuffer ? data : new Uint8Array(data).buffer;
}

/** The headers of one call (specification section 7; decisions, the wire and points area). */
function requestHeaders(
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
  const { page } = callOptions;
  if (page !== undefined && isOwn(operation, options)) headers[pageHeader] = page;
  if (operation.effect === "write") {
    headers["Idempotency-Key"] = callOptions.idempotencyKey ?? newKey();
  }
  return headers;
}

/** Whether the embedded service answers the operation, an imported one too; others know no more headers. */
export function isOwn(operation: Operation, options: WireOptions): boolean {
  const base = baseOf(operation, options);
  return options.ownBases.some((own) => base === own || base.startsWith(`${own}/`));
}
