import { en } from "./en.ts";
import { es } from "./es.ts";
import { ja } from "./ja.ts";
import type { Language } from "./language.ts";
import type { Messages } from "./messages.ts";
import { createTranslator, type Translator } from "./translator.ts";
import { zh } from "./zh.ts";

/** The texts of every language at once, for programs; the browser loads one at a time. */
export const texts: { readonly [L in Language]: Messages<L> } = { en, zh, es, ja };

/** A translator of each language. */
export const translators: Readonly<Record<Language, Translator>> = {
  en: createTranslator("en", en),
  zh: createTranslator("zh", zh),
  es: createTranslator("es", es),
  ja: createTranslator("ja", ja),
};
