import { answerCodes } from "../catalogue/answer-codes.ts";
import type { RawAnswer } from "./answer.ts";

/** A call as it is sent. */
export interface SentRequest {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  /** The body: JSON text, or `null` if there is none. */
  data: unknown;
}

/** Options of a call whose caller shows how it ended: it shows neither messages nor the mask. */
export const quietly = { quiet: true, loading: "no" } as const;

/** Options of one of several calls, whose caller shows only how all of them ended. */
export const summedUp = { ...quietly, isSummedUp: true } as const;

/** Options of one call beside its arguments; none of them is sent in the body. */
export interface CallOptions {
  signal?: AbortSignal;
  /** `"no"` suppresses the full-screen mask (specification section 7). */
  loading?: "no";
  ifMatch?: string;
  /** Reads the entity tag of the record, for a service that takes no write without it (428). */
  tagNow?: () => Promise<string | undefined>;
  /** Awaited before the call is sent; what it throws is told as a refusal by the service is. */
  beforeSent?: () => Promise<void>;
  /** The page that makes the call, for the `X-Page` header. */
  page?: string;
  idempotencyKey?: string;
  onUploadProgress?: (fraction: number) => void;
  /**
   * Receives the number of bytes that have arrived. The call then has no time limit of its own;
   * `signal` can end it.
   */
  onReceived?: (bytes: number) => void;
  /** Receives the request as sent, and again with the answer as received. */
  onExchange?: (sent: SentRequest, answer?: RawAnswer) => void;
  /** Whether the screen makes the call by itself, which does not prolong the session. */
  isUnasked?: boolean;
  /** Whether the caller shows the error message, beside its field or in its block. */
  quiet?: boolean;
  /** The codes of refusals that the caller handles, including their messages. */
  answers?: readonly number[];
  /** Whether the caller shows faults beside its fields, so that the message omits them. */
  showsFaults?: boolean;
  /** Awaited before the message of a failure is shown, so that what it is about can be read again. */
  beforeTold?: (failure: CallError) => Promise<void>;
  /** Whether the call is one of many whose outcome the caller sums up. */
  isSummedUp?: boolean;
}

/** A successful answer. */
export interface CallResult<Data = unknown> {
  data: Data;
  code: number;
  message: string;
  etag: string | null;
  /** The HTTP status; absent where no request was sent. */
  status?: number;
  /** The request's id in the service's log. */
  requestId?: string | null;
  /** The `Link` header, which in some services leads to the next page of a list. */
  link?: string | null;
  /** The total number of rows, where a header states it. */
  total?: number;
  /** Settles when the job that the service continues has ended or is no longer followed. */
  ended?: Promise<void>;
  /** The duration of the call in milliseconds. */
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

/**
 * The cause of a call's failure: a refusal, the connection, an invalid answer, or a missing
 * argument.
 */
export type CallErrorKind =
  | "application"
  | "network"
  | "timeout"
  | "cancelled"
  | "malformed"
  | "unsent";

/**
 * The error of a failed call, with the request's faults by JSON pointer where the server reported
 * them.
 */
export class CallError extends Error {
  readonly kind: CallErrorKind;
  readonly operationId: string;
  readonly code: number | null;
  readonly status: number | null;
  readonly errors: readonly { path: string; message: string }[];
  /** The data of a refusal, such as the records that another person has changed. */
  readonly data: unknown;
  /**
   * Whether a repetition is another write: whoever the platform has told that this one may have been
   * done decides to make it once more, unless its service makes it only once.
   */
  readonly isNewAgain: boolean;

  constructor(
    kind: CallErrorKind,
    operationId: string,
    message: string,
    details: {
      code?: number;
      status?: number;
      errors?: { path: string; message: string }[];
      data?: unknown;
      isNewAgain?: boolean;
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
    this.isNewAgain = details.isNewAgain ?? false;
  }
}

/** Whether a write was refused because somebody else has changed or deleted its record meanwhile. */
export const isOutdated = (cause: unknown): cause is CallError =>
  cause instanceof CallError &&
  (cause.code === answerCodes.changedMeanwhile || cause.code === answerCodes.notFound);

/** Whether a write may have been performed without an answer that says so. */
export function isUncertain({ kind, status }: CallError): boolean {
  return kind === "network" || kind === "timeout" || kind === "malformed" || (status ?? 0) >= 500;
}

/** Whether a write that is repeated is still the same one, since nobody has said how it ended. */
export const isSameCall = (failure: CallError): boolean =>
  isUncertain(failure) && !failure.isNewAgain;
