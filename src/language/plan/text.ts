import type { Translator } from "../../i18n/translator.ts";
import type { Planner } from "../environment.ts";
import type { TextSource } from "../shape/shape.ts";
import { suggest } from "../suggest.ts";

/** What reads like a key of the locales is taken for one. */
export const keyLike = /^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)+$/;

/** The text of a locale key, else the text itself (decisions, menu nodes). */
export function resolveText(texts: Translator, keyOrText: string): string {
  return texts.find(keyOrText) ?? keyOrText;
}

/** The text a page means, in the language it is compiled for; a missing key is reported. */
export function planText(
  planner: Pick<Planner, "environment" | "report">,
  source: TextSource,
  pointer: string,
): string {
  const { texts, language } = planner.environment;
  if (typeof source !== "string") {
    return source[language] ?? source.en ?? Object.values(source)[0] ?? "";
  }
  const found = texts.find(source);
  if (found === undefined && keyLike.test(source)) {
    const suggestion = () => suggest(source, texts.keys());
    planner.report("unknownKey", pointer, { name: source }, { suggestion });
  }
  return found ?? source;
}
