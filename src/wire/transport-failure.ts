import axios from "axios";
import type { Operation } from "../catalogue/operation.ts";
import type { WireOptions } from "./options.ts";
import { CallError } from "./wire.ts";

/** The error of a call without a response: cancelled, timed out, or without a connection. */
export function transportFailure(
  operation: Pick<Operation, "id">,
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

/** The error of a call that its caller has cancelled. */
export function cancelledFailure(
  operation: Pick<Operation, "id">,
  options: WireOptions,
): CallError {
  return new CallError("cancelled", operation.id, options.text("wire.cancelled"));
}
