import type { Chapter } from "../../language/reference/reference.ts";
import { anchorOf } from "../../language/reference/words.ts";

/** A part of a chapter below a heading of its own. */
export interface Section {
  /** The chapter's name: `cells`. */
  chapter: string;
  heading: string;
  /** 1 for the chapter itself. */
  level: number;
  /** The part of an address that leads to it, within its chapter. */
  anchor: string;
  /** All that is said in it, without examples, in small letters. */
  said: string;
}

/** A chapter's name, as addresses have it: the file's without its ending. */
export function chapterName({ file }: Pick<Chapter, "file">): string {
  return file.replace(/\.md$/, "");
}

/** The sections of a chapter, in order; what stands in code is no heading. */
export function sectionsOf(chapter: Chapter): Section[] {
  const name = chapterName(chapter);
  const text = chapter.markdown.replaceAll(/```[\s\S]*?```/g, "");
  return text.split(/^(?=#{1,6} )/m).flatMap((part) => {
    const [, marks = "", heading = ""] = /^(#{1,6}) (.*)/.exec(part) ?? [];
    if (heading === "") return [];
    const anchor = anchorOf(heading);
    return [{ chapter: name, heading, level: marks.length, anchor, said: part.toLowerCase() }];
  });
}

/** A section in which something is found, with the line that says it. */
export interface Finding {
  section: Section;
  line: string;
}

/** Maximum search results shown. */
const mostFindings = 40;

/** The sections in which all words that are typed are found: those of that heading first. */
export function findSections(sections: readonly Section[], typed: string): readonly Finding[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const isIn = (text: string) => words.every((word) => text.includes(word));
  const found = sections.filter(({ said }) => isIn(said));
  const isNamed = ({ heading }: Section) => isIn(heading.toLowerCase());
  return [...found.filter(isNamed), ...found.filter((section) => !isNamed(section))]
    .slice(0, mostFindings)
    .map((section) => ({ section, line: lineOf(section, words) }));
}

/** The line of a section that says most of the words, without the marks of a table. */
function lineOf({ said }: Section, words: readonly string[]): string {
  const lines = said.split("\n").slice(1);
  const score = (line: string) => words.filter((word) => line.includes(word)).length;
  const best = lines.toSorted((a, b) => score(b) - score(a))[0] ?? "";
  if (score(best) === 0) return "";
  return best
    .replaceAll(/\]\([^)]*\)/g, "]")
    .replaceAll(/[`|[\]\\]/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}
