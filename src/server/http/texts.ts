import type { Language } from "../../i18n/language.ts";
import { texts } from "../../i18n/texts.ts";
import { fillText, textAt } from "../../i18n/translate.ts";

/** The text of a key in a language; the key itself where there is no such text. */
export function translate(
  language: Language,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fillText(textAt(texts[language], key) ?? key, values);
}
