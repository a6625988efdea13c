/** Letters that are written from right to left, and marks that change the direction of text. */
const turning = /[\u0590-\u08ff\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Marks that change the direction of all that comes after them. */
const lasting = /[\u202a-\u202e]/g;

const isolates = /[\u2066-\u2069]/g;

/** A value within a sentence, so that its direction does not change the order of the sentence. */
export function isolated(value: string): string {
  if (!turning.test(value)) return value;
  const kept = value.replace(lasting, "");
  return `\u2068${isClosed(kept) ? kept : kept.replace(isolates, "")}\u2069`;
}

/** Whether each isolate of a text, as of a sentence within another, ends within the text. */
function isClosed(text: string): boolean {
  let depth = 0;
  for (const [mark] of text.matchAll(isolates)) {
    depth += mark === "\u2069" ? -1 : 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
