import { pointTo } from "../schema/pointer.ts";
import type { JsonObject } from "../schema/record.ts";
import type { ImportFaultCode } from "./import-fault.ts";
import { pointerIn } from "./references.ts";

/** Maximum depth of a document, within which recursion is safe. */
export const deepest = 200;

/** Maximum characters and values of the imported parts of a document. */
export const largest = { characters: 10_000_000, values: 500_000 };

/** Maximum operations of a document, and maximum fields of a record. */
export const mostOperations = 1_500;
export const mostFields = 300;

/** Maximum arguments of all operations together. */
export const mostArguments = 20_000;

/** A quantity that exceeds its limit, and the limit. */
export interface Excess {
  code: Extract<ImportFaultCode, `too${string}`>;
  limit: number;
}

/**
 * The limit that parts of a document exceed, including all that they refer to, each counted once;
 * `null` where they are within the limits. The walk is not recursive, so that parts of any depth
 * can be measured; a part that contains itself is too deep.
 */
export function measureParts(parts: readonly unknown[], root: JsonObject | null): Excess | null {
  const waiting = parts.map((value) => ({ value, depth: 0 }));
  const seen = new Set<string>();
  let characters = 0;
  let values = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next;
    values += 1;
    if (typeof value === "string") characters += value.length;
    else if (typeof value === "object" && value !== null) {
      if (depth >= deepest) return { code: "tooDeep", limit: deepest };
      for (const [key, entry] of Object.entries(value)) {
        characters += key.length;
        waiting.push({ value: entry, depth: depth + 1 });
        const pointer = root && key === "$ref" ? pointerIn(root, entry) : null;
        if (pointer === null || seen.has(pointer)) continue;
        seen.add(pointer);
        waiting.push({ value: pointTo(root, pointer), depth: 0 });
      }
    }
    if (characters > largest.characters) return { code: "tooLarge", limit: largest.characters };
    if (values + waiting.length > largest.values) {
      return { code: "tooManyValues", limit: largest.values };
    }
  }
  return null;
}
