import { lineChanges, linesOf } from "../../language/difference/line-changes.ts";
import type { TextEdit } from "../../language/fixes/quick-fix.ts";

/** The single edit between two texts; their common beginning and end are kept. */
export function replacingEdit(from: string, to: string): TextEdit {
  const most = Math.min(from.length, to.length);
  let start = 0;
  while (start < most && from[start] === to[start]) start++;
  let end = 0;
  while (end < most - start && from[from.length - 1 - end] === to[to.length - 1 - end]) end++;
  return {
    offset: start,
    length: from.length - start - end,
    text: to.slice(start, to.length - end),
  };
}

/** The edits between two texts, line by line; common lines are kept. */
export function lineEdits(from: string, to: string): TextEdit[] {
  const [before, after] = [linesOf(from), linesOf(to)];
  let [offset, line] = [0, 0];
  return lineChanges(before, after).map(({ fromA, toA, fromB, toB }) => {
    offset += before.slice(line, fromA).join("").length;
    line = fromA;
    const { length } = before.slice(fromA, toA).join("");
    return { offset, length, text: after.slice(fromB, toB).join("") };
  });
}

const isSpace = (character: string | undefined): boolean =>
  character !== undefined && /\s/.test(character);

/**
 * The edits that format a JSON text. They change only whitespace between tokens, so that cursor,
 * folds and marks keep their places; if more than whitespace differs, the result is a single edit.
 */
export function layoutEdits(from: string, to: string): TextEdit[] {
  const edits: TextEdit[] = [];
  let [at, other] = [0, 0];
  let isInText = false;
  while (at < from.length || other < to.length) {
    if (!isInText) {
      const [start, otherStart] = [at, other];
      while (isSpace(from[at])) at++;
      while (isSpace(to[other])) other++;
      const [written, wanted] = [from.slice(start, at), to.slice(otherStart, other)];
      if (written !== wanted) edits.push({ offset: start, length: at - start, text: wanted });
    }
    const character = from[at];
    if (character !== to[other]) return [replacingEdit(from, to)];
    const isEscape = isInText && character === "\\";
    if (character === '"') isInText = !isInText;
    const step = isEscape ? 2 : 1;
    if (isEscape && from[at + 1] !== to[other + 1]) return [replacingEdit(from, to)];
    at += step;
    other += step;
  }
  return edits;
}
