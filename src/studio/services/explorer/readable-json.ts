/** A text that may be truncated. */
export interface BoundedText {
  text: string;
  isCut: boolean;
}

/** Maximum characters of an answer shown on screen. */
export const mostCharacters = 200_000;

const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/gy;
const space = /\s*/gy;

/**
 * Formats a JSON text with one element on each line. Values keep their spelling, so that numbers
 * keep all digits. A text that is not valid JSON is unchanged, and only the beginning of a long
 * text is formatted.
 */
export function readableJson(source: string): BoundedText {
  let text = "";
  let depth = 0;
  let place = 0;
  let before = "";
  const line = (): string => `\n${"  ".repeat(Math.min(depth, 100))}`;
  for (;;) {
    place = endOf(space, source, place);
    const end = endOf(token, source, place);
    if (end === place) break;
    const part = source.slice(place, end);
    place = end;
    const isClosing = part === "}" || part === "]";
    const isOpened = before === "{" || before === "[";
    if (isClosing) depth -= 1;
    if (isClosing ? !isOpened : isOpened || before === ",") text += line();
    text += part === ":" ? ": " : part;
    if (part === "{" || part === "[") depth += 1;
    if (text.length > mostCharacters) return bounded(text);
    before = part;
  }
  return place < source.length || depth !== 0 ? bounded(source) : bounded(text);
}

/** A text truncated to the length that is shown. */
export function bounded(text: string): BoundedText {
  return { text: text.slice(0, mostCharacters), isCut: text.length > mostCharacters };
}

function endOf(pattern: RegExp, source: string, place: number): number {
  pattern.lastIndex = place;
  return pattern.test(source) ? pattern.lastIndex : place;
}
