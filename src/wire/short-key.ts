/** Minimum length of a text that a key does not repeat. */
const longText = 10_000;
/** Maximum long texts that are remembered, as each may be a document of megabytes. */
const mostTexts = 4;

/** The long texts met last, each with its own number. */
const numbers = new Map<string, number>();
let lastNumber = 0;

/**
 * A value with a number in place of each long text, for keys: writing a document of megabytes into
 * each of them would block the browser.
 */
export function shortened(part: unknown): unknown {
  if (typeof part === "string" && part.length >= longText) return { text: numberOf(part) };
  if (typeof part !== "object" || part === null || Array.isArray(part)) return part;
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, shortened(value)]));
}

function numberOf(text: string): number {
  const known = numbers.get(text);
  lastNumber += known === undefined ? 1 : 0;
  const number = known ?? lastNumber;
  numbers.delete(text);
  numbers.set(text, number);
  const [oldest] = numbers.keys();
  if (numbers.size > mostTexts && oldest !== undefined) numbers.delete(oldest);
  return number;
}
