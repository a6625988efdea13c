import type { Operation } from "../catalogue/operation.ts";
import { isRecord, isTextOrNumber } from "../catalogue/schema/record.ts";

/**
 * The success message of a write: the catalogue's text with values of request and answer, or else a
 * general one.
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
    if (isTextOrNumber(value)) words[name] = value;
  }
  return words;
}
