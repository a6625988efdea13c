import { useRef } from "react";
import { newKey } from "../../../src/wire/new-key.ts";
import { CallError, type CallResult } from "../../../src/wire/wire.ts";

/**
 * Gives each write its idempotency key: the same as before where the answer to the last one was lost
 * and whoever made it makes it again, as it was. The service then makes it once.
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

/** Whether the write may have been made although no answer says so. */
function isUncertain({ kind, status }: CallError): boolean {
  return kind === "network" || kind === "timeout" || kind === "malformed" || (status ?? 0) >= 500;
}
