import type { MergeConflict } from "./merge-texts.ts";

/** The texts of a conflict, short enough to be read beside each other. */
export interface Excerpts {
  base: string | null;
  mine: string;
  theirs: string;
}

/** What is alike in all texts is shown for so many characters beside what is not. */
const beside = 40;

const mostLines = 12;
const mostCharacters = 600;

/** What differs in a conflict's texts: long parts that all have are left out, as is indentation. */
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

/** How many characters all texts have alike, counted from one end. */
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

/** How far all lines stand in that say anything. */
function indentationOf(texts: readonly string[]): number {
  const lines = texts.flatMap((text) => text.split("\n")).filter((line) => line.trim() !== "");
  return lines.length === 0 ? 0 : Math.min(...lines.map((line) => line.search(/\S/)));
}
