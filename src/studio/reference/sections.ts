import type { Chapter } from "../../language/reference/reference.ts";
import { anchorOf } from "../../language/reference/words.ts";

/** A part of a chapter with a heading of its own. */
export interface Section {
  /** The chapter's name, such as `cells`. */
  chapter: string;
  heading: string;
  /** The heading level; 1 for the chapter itself. */
  level: number;
  /** The anchor of the section within its chapter. */
  anchor: string;
  /** The text of the section in lower case, without examples. */
  said: string;
}

/** A chapter's name as used in addresses: its file name without the extension. */
export function chapterName({ file }: Pick<Chapter, "file">): string {
  return file.replace(/\.md$/, "");
}

/** The sections of a chapter in order; headings inside code are ignored. */
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

/** A section that matches a search, with the matching line. */
export interface Finding {
  section: Section;
  line: string;
}

/** Maximum search results shown. */
const mostFindings = 40;

/** The sections that contain every typed word; those with a match in their heading come first. */
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

/** The line of a section that contains the most of the words, without table markup. */
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
