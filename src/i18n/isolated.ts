/** Unicode marks that change the direction of the text after them, or end such a change. */
const turning = "\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069";

const marks = new RegExp(`[${turning}]`, "g");

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A text whose only marks enclose parts of it, as `isolated` writes them. */
const isolatedParts = new RegExp(`^[^${turning}]*(\u2068[^${turning}]*\u2069[^${turning}]*)*$`);

/**
 * A value that leaves the sentence around it in its direction: without marks of its own, which could
 * turn the rest of a question around, and isolated if it is read from right to left.
 */
export function isolated(value: string): string {
  const plain = isolatedParts.test(value) ? value : value.replace(marks, "");
  return rightToLeft.test(plain) && !plain.includes("\u2068") ? `\u2068${plain}\u2069` : plain;
}
