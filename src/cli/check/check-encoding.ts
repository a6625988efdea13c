import type { Translator } from "../../i18n/translator.ts";
import { createLineIndex } from "../../language/source.ts";
import type { ProjectFile } from "../../snapshot/project.ts";
import { type Finding, findingAt } from "./finding.ts";

/** The character that stands for bytes which are not UTF-8. */
const unreadable = "\uFFFD";

/**
 * Finds the first character of a file that is not encoded in UTF-8, which people would be shown as
 * a question mark.
 */
export function checkEncoding({ file, source }: ProjectFile, sentences: Translator): Finding[] {
  const offset = source.indexOf(unreadable);
  if (offset < 0) return [];
  const place = { pointer: "", offset, length: 1, ...createLineIndex(source)(offset) };
  return [findingAt(file, place, { code: "notUtf8", values: {} }, sentences)];
}
