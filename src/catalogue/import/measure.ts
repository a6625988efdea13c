import { pointTo } from "../schema/pointer.ts";
import type { JsonObject } from "../schema/record.ts";
import type { ImportFaultCode } from "./import-fault.ts";
import { pointerIn } from "./references.ts";

/** No document of an honest service nests deeper; recursion over it is safe. */
export const deepest = 200;

/** The characters and values that what is taken of a document may hold. */
export const largest = { characters: 10_000_000, values: 500_000 };

/** No honest document has more operations that a screen needs, or a record more fields. */
export const mostOperations = 1_500;
export const mostFields = 300;

/** All operations of the largest honest document take a twentieth of these. */
export const mostArguments = 20_000;

/** What is too much of something, and how much of it there may be. */
export interface Excess {
  code: Extract<ImportFaultCode, `too${string}`>;
  limit: number;
}

/**
 * What parts of a document hold too much of, with all that they refer to in it, each once; `null`
 * where they can be read. Walks without recursion, so that parts of any depth are measured; one
 * that contains itself is too deep.
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
