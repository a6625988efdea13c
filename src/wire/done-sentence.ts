import type { Operation } from "../catalogue/operation.ts";
import { isRecord } from "../catalogue/schema/record.ts";

/**
 * What people are told once a write has succeeded: the sentence that the catalogue has for it, with
 * what was sent and answered in its places, else that it succeeded.
 */
export function doneSentence(
  { done }: Operation,
  args: Readonly<Record<string, unknown>>,
  data: unknown,
  text: (key: string, values?: Readonly<Record<string, string | number>>) => string,
): string {
  if (done === null) return text("wire.succeeded");
  return text(done, { ...wordsIn(args), ...(isRecord(data) ? wordsIn(data) : {}) });
}

/** The fields of a record that can be inserted into a sentence. */
function wordsIn(record: Readonly<Record<string, unknown>>): Record<string, string | number> {
  const words: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(record)) {
    if (typeof value === "string" || typeof value === "number") words[name] = value;
  }
  return words;
}
