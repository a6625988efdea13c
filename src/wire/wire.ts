import type { RawAnswer } from "./answer.ts";

/** A call as it goes over the wire. */
export interface SentRequest {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  /** The body: as JSON a text, `null` where there is none. */
  data: unknown;
}

/** What one call may say beside its arguments; none of it travels in the body. */
export interface CallOptions {
  signal?: AbortSignal;
  /** `"no"` suppresses the full-screen mask (specification section 7). */
  loading?: "no";
  ifMatch?: string;
  /** The page that makes the call, as the header `X-Page` names it. */
  page?: string;
  idempotencyKey?: string;
  onUploadProgress?: (fraction: number) => void;
  /** Told what is sent, and again what comes back, as it is on the wire. */
  onExchange?: (sent: SentRequest, answer?: RawAnswer) => void;
  /** Made by the screen itself: it is no use of the session. */
  isUnasked?: boolean;
  /** Leaves the error message to the caller, who shows it beside its field or in its block. */
  quiet?: boolean;
  /** The codes of refusals that the caller answers; their messages are left to it as well. */
  answers?: readonly number[];
  /** The caller shows beside its fields what is wrong with them; the message does not repeat it. */
  showsFaults?: boolean;
  /** One of many calls, whose caller says at the end what became of them. */
  isSummedUp?: boolean;
}

/** A successful answer. */
export interface CallResult<Data = unknown> {
  data: Data;
  code: number;
  message: string;
  etag: string | null;
  /** The HTTP status; left out where no request was sent. */
  status?: number;
  /** The request's id in the service's log. */
  requestId?: string | null;
  /** The header `Link`, by which some services lead to the next page of a list. */
  link?: string | null;
  /** How many rows a list has, where a header says it. */
  total?: number;
  /** The service goes on with it: settled once it has ended, or nobody waits any more. */
  ended?: Promise<void>;
  /** How long it took, for whoever asks why a screen is slow. */
  milliseconds?: number;
}

/** The client of the catalogue's operations (specification sections 7 and 8). */
export interface Wire {
  /**
   * Makes one call by operation id; arguments go to path, query or body as the catalogue says.
   * @throws CallError whatever goes wrong, after its message was shown unless `quiet`.
   */
  call(
    operationId: string,
    args: Readonly<Record<string, unknown>>,
    options?: CallOptions,
  ): Promise<CallResult>;
}

/** What a call failed of: an answer that refuses it, the way there, an answer that is none, or what it lacks to be sent. */
export type CallErrorKind =
  | "application"
  | "network"
  | "timeout"
  | "cancelled"
  | "malformed"
  | "unsent";

/** Why a call failed, with the faults of its request by JSON pointer where the server named them. */
export class CallError extends Error {
  readonly kind: CallErrorKind;
  readonly operationId: string;
  readonly code: number | null;
  readonly status: number | null;
  readonly errors: readonly { path: string; message: string }[];
  /** The data that a refusal carries, as the records that somebody else has changed. */
  readonly data: unknown;

  constructor(
    kind: CallErrorKind,
    operationId: string,
    message: string,
    details: {
      code?: number;
      status?: number;
      errors?: { path: string; message: string }[];
      data?: unknown;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: details.cause });
    this.kind = kind;
    this.operationId = operationId;
    this.code = details.code ?? null;
    this.status = details.status ?? null;
    this.errors = details.errors ?? [];
    this.data = details.data ?? null;
  }
}
