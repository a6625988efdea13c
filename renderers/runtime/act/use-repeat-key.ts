import { useRef } from "react";
import { newKey } from "../../../src/wire/new-key.ts";
import { CallError, type CallResult } from "../../../src/wire/wire.ts";

/**
 * Gives each write an idempotency key, reused where the last answer was lost and the same write is
 * repeated. The service then performs it once.
 */
export function useRepeatKey() {
  const lost = useRef<{ content: string; key: string } | null>(null);
  return async (
    write: readonly [operation: string, args: unknown],
    send: (key: string) => Promise<CallResult>,
  ): Promise<CallResult> => {
    const content = JSON.stringify(write);
    const key = lost.current?.content === content ? lost.current.key : newKey();
    lost.current = null;
    try {
      return await send(key);
    } catch (error) {
      if (error instanceof CallError && isUncertain(error)) lost.current = { content, key };
      throw error;
    }
  };
}

/** Whether a write may have been performed without an answer. */
function isUncertain({ kind, status }: CallError): boolean {
  return kind === "network" || kind === "timeout" || kind === "malformed" || (status ?? 0) >= 500;
}
