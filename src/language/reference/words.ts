import type { LanguageEnvironment } from "../environment.ts";

/** What the reference is written with, in the language of its environment. */
export type ReferenceLanguage = Pick<LanguageEnvironment, "texts" | "descriptions">;

/** One of the reference's own words, with values in its places. */
export function word(
  { texts }: Pick<ReferenceLanguage, "texts">,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return texts.say(`reference.${key}`, values);
}

/** A heading of a chapter with a sentence below it. */
export function opening(language: ReferenceLanguage, chapter: string): string {
  return `# ${word(language, chapter)}\n\n${word(language, `${chapter}About`)}`;
}

/** A link to the heading at which a chapter begins. */
export function chapterLink(language: ReferenceLanguage, label: string, chapter: string): string {
  return `[${word(language, label)}](${chapter}.md#${anchorOf(word(language, chapter))})`;
}

/** The anchor of a heading. */
export function anchorOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-");
}
