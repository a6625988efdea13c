import { codes, Refusal } from "../call/refusal.ts";

/** A complete outgoing request. */
export interface OutgoingRequest {
  method: string;
  headers: Readonly<Record<string, string>>;
  body: UpstreamCall["body"];
  redirect: "manual";
  signal: AbortSignal;
}

/** The part of an incoming response that this process reads. */
export interface IncomingAnswer {
  status: number;
  url: string;
  headers: { get(name: string): string | null };
  body: (AsyncIterable<Uint8Array> & { cancel(): Promise<void> }) | null;
}

/** Sends a request to an allowed address and returns the response. */
export type Send = (url: string, request: OutgoingRequest) => Promise<IncomingAnswer>;

/** A call to a service, built from scratch by this process. */
export interface UpstreamCall {
  method: string;
  /** The path below the service's address, beginning with a slash, with the query. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string | Blob | FormData | null;
}

/** The address of a service, and the function that sends calls there. */
export interface UpstreamPlace {
  /** An http or https address without a trailing slash. */
  address: string;
  send: Send;
}

/** The response of a service. */
export interface UpstreamAnswer {
  response: IncomingAnswer;
  content: Buffer;
}

/** The limits of a call. */
export interface UpstreamLimits {
  milliseconds: number;
  bytes: number;
}

/**
 * Limits of a call to an imported service: slightly less time than the browser waits (specification
 * section 9), so that it still gets an explanation.
 */
export const upstreamLimits: UpstreamLimits = { milliseconds: 45_000, bytes: 32 * 1024 * 1024 };

interface FailureDetails {
  cause?: unknown;
  values?: Record<string, string>;
  isPerhapsDone?: boolean;
}

/** The failure of a call for which the service gave no response that can be passed on. */
export class UpstreamFailure extends Error {
  readonly status: number;
  readonly refusal: Refusal;
  /** Whether the service may have done the call all the same. */
  readonly isPerhapsDone: boolean;

  constructor(
    status: number,
    messageKey: string,
    { cause, values, isPerhapsDone = false }: FailureDetails = {},
  ) {
    super(messageKey, { cause });
    this.status = status;
    this.isPerhapsDone = isPerhapsDone;
    this.refusal = new Refusal(codes.fault, messageKey, { ...(values && { values }) });
  }
}

/** Whether an answer is a redirect. */
export function isRedirect({ status }: Pick<IncomingAnswer, "status">): boolean {
  return status >= 300 && status < 400 && status !== 304;
}

/** The failure of a call that was redirected; the target is not shown. */
export function notFollowed(status = 502): UpstreamFailure {
  return new UpstreamFailure(status, "connectionFault.redirect", { isPerhapsDone: true });
}

/**
 * The failure of a call by what redirected it. The status of a job that has ended is 303, which
 * whoever follows the job has to learn. Of a write, 307 and 308 say that it was not done here, while
 * others often lead to what it has made.
 */
function redirected({ method }: UpstreamCall, { status }: IncomingAnswer): UpstreamFailure {
  if (method === "get") return notFollowed(status === 303 ? 303 : 502);
  const isPerhapsDone = status < 307;
  const key = isPerhapsDone ? "redirectOfWrite" : "redirect";
  return new UpstreamFailure(502, `connectionFault.${key}`, { isPerhapsDone });
}

/** Follows a redirect within the time limit of the call. */
export type Follow = (answer: IncomingAnswer, signal: AbortSignal) => Promise<IncomingAnswer>;

/**
 * Calls a service at its configured address, and follows redirects only if that is allowed.
 * @throws UpstreamFailure if the service does not respond, not in time, or with too large a
 * response.
 */
export async function callUpstream(
  { address, send }: UpstreamPlace,
  call: UpstreamCall,
  limits: UpstreamLimits = upstreamLimits,
  follow: Follow | null = null,
): Promise<UpstreamAnswer> {
  const signal = AbortSignal.timeout(limits.milliseconds);
  try {
    const first = await send(`${address}${call.path}`, {
      method: call.method.toUpperCase(),
      headers: call.headers,
      body: call.body,
      redirect: "manual",
      signal,
    });
    const response = follow && isRedirect(first) ? await follow(first, signal) : first;
    if (isRedirect(response)) {
      await response.body?.cancel();
      throw redirected(call, response);
    }
    const content = await contentOf(response, limits.bytes);
    return { response, content };
  } catch (cause) {
    if (cause instanceof UpstreamFailure) throw cause;
    if (cause instanceof Error && cause.cause instanceof UpstreamFailure) throw cause.cause;
    if (signal.aborted) {
      throw new UpstreamFailure(504, lateKey(call), { cause, isPerhapsDone: true });
    }
    const isPerhapsDone = isBrokenOff(cause);
    const isWrite = isPerhapsDone && call.method !== "get";
    const key = isWrite ? "serviceFault.brokenOffWrite" : "error.unreachable";
    throw new UpstreamFailure(502, key, { cause, isPerhapsDone });
  }
}

/** A write that is not answered in time may have been done, so that it must not be repeated blindly. */
const lateKey = ({ method }: UpstreamCall) =>
  method === "get" ? "importedService.timeout" : "serviceFault.timeoutOfWrite";

/** Whether a connection ended after it stood, so that the service may have read the call. */
function isBrokenOff(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  const isOfCode = "code" in cause && brokenOffCodes.has(cause.code);
  return isOfCode || isBrokenOff(cause.cause);
}

const brokenOffCodes = new Set<unknown>(["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"]);

async function contentOf(response: IncomingAnswer, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > most) {
      throw new UpstreamFailure(502, "importedService.tooLarge", { isPerhapsDone: true });
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
