import axios from "axios";
import type { Operation } from "../catalogue/operation.ts";
import type { Envelope } from "./envelope.ts";
import type { WireOptions } from "./options.ts";
import { CallError } from "./wire.ts";

/** The failure of a call that brought no answer: cancelled, out of time, or no network. */
export function transportFailure(
  operation: Operation,
  cause: unknown,
  options: WireOptions,
): CallError {
  if (cause instanceof CallError) return cause;
  if (axios.isCancel(cause)) return cancelledFailure(operation, options);
  const isTimeout =
    axios.isAxiosError(cause) && (cause.code === "ECONNABORTED" || cause.code === "ETIMEDOUT");
  const kind = isTimeout ? "timeout" : "network";
  return new CallError(kind, operation.id, options.text(`wire.${kind}`), { cause });
}

/** The failure of a call that its caller gave up. */
export function cancelledFailure(operation: Operation, options: WireOptions): CallError {
  return new CallError("cancelled", operation.id, options.text("wire.cancelled"));
}

/** The failure of a read whose answer would show another number than it holds. */
export function inexactFailure(
  operation: Operation,
  place: string,
  options: WireOptions,
): CallError {
  return new CallError("malformed", operation.id, options.text("wire.inexact", { place }));
}

/** The failure of a call that was answered, but not with success. */
export function answerFailure(
  operation: Operation,
  envelope: Envelope | null,
  status: number,
  options: WireOptions,
): CallError {
  if (!envelope) {
    return new CallError("malformed", operation.id, options.text("wire.malformed"), { status });
  }
  const { code, errors } = envelope;
  // Without an envelope there may be no word at all, but there is a status.
  const isBare = operation.service.envelope.code === undefined && status >= 400;
  const unsaid = isBare ? options.text("wire.status", { status }) : options.text("wire.error");
  const message = envelope.message || unsaid;
  return new CallError("application", operation.id, message, { code, status, errors });
}
