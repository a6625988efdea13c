import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Wire } from "../../wire/wire.ts";

/** The writes of this tab that the change stream has not reported yet. */
export interface OwnWrites {
  /**
   * Whether a reported write is one of this tab's; each write matches once. `onFailure` is called
   * if the write fails here after all, as where its answer is lost: nothing else would then read
   * again what it changed.
   */
  take(operation: string, onFailure: () => void): boolean;
}

/** Milliseconds after which a write is no longer expected in the change stream. */
const toldWithinMs = 15_000;

/**
 * Records the writes that a wire makes, so that the stream's later report of them causes no second
 * refresh.
 */
export function notingOwnWrites(
  wire: Wire,
  catalogue: () => Catalogue,
): { wire: Wire; ownWrites: OwnWrites } {
  let noted: { operation: string; atMs: number; onFailure?: () => void }[] = [];
  return {
    wire: {
      async call(operation, ...given) {
        if (!catalogue().operations.get(operation)?.audit) return wire.call(operation, ...given);
        const note: (typeof noted)[number] = { operation, atMs: performance.now() };
        noted.push(note);
        try {
          const result = await wire.call(operation, ...given);
          note.atMs = performance.now();
          return result;
        } catch (error) {
          noted = noted.filter((one) => one !== note);
          note.onFailure?.();
          throw error;
        }
      },
    },
    ownWrites: {
      take(operation, onFailure) {
        noted = noted.filter(({ atMs }) => performance.now() - atMs < toldWithinMs);
        const found = noted.find((one) => one.operation === operation);
        noted = noted.filter((one) => one !== found);
        if (found) found.onFailure = onFailure;
        return found !== undefined;
      },
    },
  };
}
