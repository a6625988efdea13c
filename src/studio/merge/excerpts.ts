import type { MergeConflict } from "./merge-texts.ts";

/** Excerpts of a conflict's texts, short enough to read side by side. */
export interface Excerpts {
  base: string | null;
  mine: string;
  theirs: string;
}

/** Characters of common text shown beside a difference. */
const beside = 40;

const mostLines = 12;
const mostCharacters = 600;

/** Excerpts of a conflict's texts around their differences, without common indentation. */
export function excerptsOf({ base, mine, theirs }: MergeConflict): Excerpts {
  const texts = [base, mine, theirs].filter((text) => text !== null);
  const start = Math.max(0, alikeFrom(texts, (text, at) => text[at]) - beside);
  const end = Math.max(0, alikeFrom(texts, (text, at) => text[text.length - 1 - at]) - beside);
  const indentation = start > 0 ? 0 : indentationOf(texts);
  const cut = (text: string): string => {
    const last = Math.max(start, text.length - end);
    const lines = text.slice(start, last).split("\n");
    const plain = lines.map((line) => line.slice(indentation)).slice(0, mostLines);
    const middle = plain.join("\n").trimEnd().slice(0, mostCharacters);
    const isCut = end > 0 || lines.length > mostLines + 1 || middle.length === mostCharacters;
    return `${start > 0 ? "…" : ""}${middle}${isCut ? "…" : ""}`;
  };
  return { base: base === null ? null : cut(base), mine: cut(mine), theirs: cut(theirs) };
}

/** The number of characters that all texts share at one end. */
function alikeFrom(
  texts: readonly string[],
  at: (text: string, index: number) => string | undefined,
): number {
  const shortest = Math.min(...texts.map(({ length }) => length));
  const [first = "", ...others] = texts;
  let count = 0;
  while (count < shortest && others.every((text) => at(text, count) === at(first, count))) count++;
  return count;
}

/** The common indentation of all non-empty lines. */
function indentationOf(texts: readonly string[]): number {
  const lines = texts.flatMap((text) => text.split("\n")).filter((line) => line.trim() !== "");
  return lines.length === 0 ? 0 : Math.min(...lines.map((line) => line.search(/\S/)));
}
