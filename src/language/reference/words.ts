import type { LanguageEnvironment } from "../environment.ts";

/** The texts that the reference is written with, in the language of its environment. */
export type ReferenceLanguage = Pick<LanguageEnvironment, "texts" | "descriptions">;

/** A text of the reference from the locales, with values in its placeholders. */
export function word(
  { texts }: Pick<ReferenceLanguage, "texts">,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return texts.say(`reference.${key}`, values);
}

/** The opening of a chapter: its heading and a sentence below it. */
export function opening(language: ReferenceLanguage, chapter: string): string {
  return `# ${word(language, chapter)}\n\n${word(language, `${chapter}About`)}`;
}

/** A Markdown link to the first heading of a chapter. */
export function chapterLink(language: ReferenceLanguage, label: string, chapter: string): string {
  return `[${word(language, label)}](${chapter}.md#${anchorOf(word(language, chapter))})`;
}

/** The Markdown anchor of a heading. */
export function anchorOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-");
}
