import axios from "axios";
import type { Operation } from "../catalogue/operation.ts";
import type { WireOptions } from "./options.ts";
import { CallError } from "./wire.ts";

/**
 * The error of a call without a response: cancelled, timed out, or without a connection. A write
 * that was sent on to another's service may have been made, and the message says so.
 */
export function transportFailure(
  operation: Pick<Operation, "id"> & Partial<Pick<Operation, "effect">>,
  cause: unknown,
  options: WireOptions,
  isSentToOthers = false,
): CallError {
  if (cause instanceof CallError) return cause;
  if (axios.isCancel(cause)) return cancelledFailure(operation, options);
  const isTimeout =
    axios.isAxiosError(cause) && (cause.code === "ECONNABORTED" || cause.code === "ETIMEDOUT");
  const kind = isTimeout ? "timeout" : "network";
  const isMaybeMade = isSentToOthers && operation.effect === "write";
  const maybe = `serviceFault.${isTimeout ? "timeoutOf" : "brokenOff"}Write`;
  const message = options.text(isMaybeMade ? maybe : `wire.${kind}`);
  return new CallError(kind, operation.id, message, { cause });
}

/** The error of a call that its caller has cancelled. */
export function cancelledFailure(
  operation: Pick<Operation, "id">,
  options: WireOptions,
): CallError {
  return new CallError("cancelled", operation.id, options.text("wire.cancelled"));
}
