import { pointerStep } from "../catalogue/schema/pointer.ts";
import { isRecord } from "../catalogue/schema/record.ts";

/** The texts and numbers of a JSON text; what stands within a text is no number. */
const tokens = /"(?:[^"\\]+|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** Stands before a number that was found, in its place. */
const mark = "\u0000inexact ";

/**
 * The JSON pointer of the first whole number of a JSON text that JavaScript would round, `null`
 * where there is none: an id that is one off is that of another record.
 * @param below only what stands there counts, as a JSON pointer.
 */
export function inexactNumber(text: string, below: string): string | null {
  // Most answers hold no number so long, and the shortest look at them tells it.
  if (!/\d{16}/.test(text)) return null;
  let isFound = false;
  const marked = text.replace(tokens, (token) => {
    if (!/^-?\d{16,}$/.test(token) || String(Number(token)) === token) return token;
    isFound = true;
    return JSON.stringify(mark + token);
  });
  return isFound ? markedPlace(JSON.parse(marked), below) : null;
}

function markedPlace(body: unknown, below: string): string | null {
  const waiting: { value: unknown; at: string }[] = [{ value: body, at: "" }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, at } = next;
    const isBelow = at === below || at.startsWith(`${below}/`);
    if (typeof value === "string" && value.startsWith(mark) && isBelow) return at || "/";
    const isHolder = isRecord(value) || Array.isArray(value);
    const inner = isHolder ? Object.entries(value) : [];
    waiting.push(
      ...inner.reverse().map(([key, one]) => ({ value: one, at: at + pointerStep(key) })),
    );
  }
  return null;
}
