import type { Operation } from "../catalogue/operation.ts";
import { newKey } from "./new-key.ts";
import { CallError, type CallOptions, type CallResult, isSameCall } from "./wire.ts";

/** Makes one call of an operation. @throws CallError whatever goes wrong. */
export type Exchange = (
  operation: Operation,
  args: Readonly<Record<string, unknown>>,
  callOptions: CallOptions,
) => Promise<CallResult>;

/** A note about the last write of each operation of which nobody has said how it ended. */
export interface UnansweredWrites {
  get(operation: string): string | undefined;
  set(operation: string, note: string): void;
  delete(operation: string): void;
}

/**
 * Gives each write an idempotency key, and the same key again if its answer was lost and the same
 * write is repeated, also after the page was loaded again. The service then performs it once, and
 * does not take a member's own change for somebody else's.
 */
export function withRepeatKeys(exchange: Exchange, unanswered: UnansweredWrites): Exchange {
  const underWay = new Set<string>();
  // Part of the digests of secrets, so that these cannot be guessed from what the browser keeps.
  const salt = newKey();
  return async (operation, args, callOptions) => {
    // The content of a file is unknown here, so a write with one is never taken for a repetition.
    const hasFile = Object.values(args).some((value) => value instanceof Blob);
    if (operation.effect !== "write" || hasFile) return exchange(operation, args, callOptions);
    const { id } = operation;
    const hasSecret = operation.parameters.some(({ schema }) => schema.format === "password");
    const content = digestOf([args, callOptions.ifMatch ?? null, hasSecret ? salt : ""]);
    const [before, keyBefore] = unanswered.get(id)?.split(" ") ?? [];
    const isRepeated = before === content && keyBefore && !underWay.has(keyBefore);
    const key = callOptions.idempotencyKey ?? (isRepeated ? keyBefore : newKey());
    const note = `${content} ${key}`;
    // It is noted before it is sent, since the page may be loaded again before the answer comes.
    unanswered.set(id, note);
    underWay.add(key);
    const forget = (): void => {
      if (unanswered.get(id) === note) unanswered.delete(id);
    };
    try {
      const result = await exchange(operation, args, { ...callOptions, idempotencyKey: key });
      forget();
      return result;
    } catch (failure) {
      if (failure instanceof CallError && isSameCall(failure)) unanswered.set(id, note);
      else forget();
      throw failure;
    } finally {
      underWay.delete(key);
    }
  };
}

/** A digest of a write's content: equal for equal contents, and nobody can read them from it. */
function digestOf(content: unknown): string {
  const text = JSON.stringify(content);
  let digest = 0;
  for (let at = 0; at < text.length; at += 1) {
    digest = Math.imul(digest ^ text.charCodeAt(at), 0x9e3779b1) ^ (digest >>> 15);
  }
  return `${digest}/${text.length}`;
}
