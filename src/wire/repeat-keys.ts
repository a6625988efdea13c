import type { Operation } from "../catalogue/operation.ts";
import { newKey } from "./new-key.ts";
import { shortened } from "./short-key.ts";
import { CallError, type CallOptions, type CallResult, isSameCall } from "./wire.ts";

/** Makes one call of an operation. @throws CallError whatever goes wrong. */
export type Exchange = (
  operation: Operation,
  args: Readonly<Record<string, unknown>>,
  callOptions: CallOptions,
) => Promise<CallResult>;

/**
 * Gives each write an idempotency key, and the same key again if its answer was lost and the same
 * write is repeated. The service then performs it once, and does not take a member's own change for
 * somebody else's.
 */
export function withRepeatKeys(exchange: Exchange): Exchange {
  const lost = new Map<string, { content: string; key: string }>();
  return async (operation, args, callOptions) => {
    // The content of a file is unknown here, so a write with one is never taken for a repetition.
    const hasFile = Object.values(args).some((value) => value instanceof Blob);
    if (operation.effect !== "write" || hasFile) return exchange(operation, args, callOptions);
    const content = JSON.stringify([shortened(args), callOptions.ifMatch ?? null]);
    const before = lost.get(operation.id);
    const key = callOptions.idempotencyKey ?? (before?.content === content ? before.key : newKey());
    lost.delete(operation.id);
    try {
      return await exchange(operation, args, { ...callOptions, idempotencyKey: key });
    } catch (failure) {
      if (failure instanceof CallError && isSameCall(failure))
        lost.set(operation.id, { content, key });
      throw failure;
    }
  };
}
