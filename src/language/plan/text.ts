import { type Texts, textAt } from "../../i18n/translate.ts";
import type { TextSource } from "../shape/shape.ts";
import { suggest } from "../suggest.ts";
import type { Planner } from "./planner.ts";

/** What reads like a key of the locales is taken for one. */
export const keyLike = /^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)+$/;

/** The text of a locale key, else the text itself (decisions, menu nodes). */
export function resolveText(texts: Texts, keyOrText: string): string {
  return textAt(texts, keyOrText) ?? keyOrText;
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
  const found = textAt(texts, source);
  if (found === undefined && keyLike.test(source)) {
    const suggestion = () => suggest(source, keysOf(texts));
    planner.report("unknownKey", pointer, { name: source }, { suggestion });
  }
  return found ?? source;
}

const knownKeys = new WeakMap<Texts, readonly string[]>();

/** Every dotted key of the texts. */
export function keysOf(texts: Texts): readonly string[] {
  const known = knownKeys.get(texts);
  if (known) return known;
  const keys = readKeys(texts, "");
  knownKeys.set(texts, keys);
  return keys;
}

function readKeys(texts: Texts, prefix: string): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string" ? [prefix + key] : readKeys(value, `${prefix}${key}.`),
  );
}
