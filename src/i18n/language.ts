import { isolated } from "./isolated.ts";

/** The languages of the interface (specification section 9). */
export const languages = ["en", "zh", "es", "ja"] as const;

/** A language of the interface, by its ISO 639-1 code. */
export type Language = (typeof languages)[number];

/** The name of each language in that language. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: "English",
  zh: "中文",
  es: "Español",
  ja: "日本語",
};

/** The language tag of each language for the formats of browsers and programs. */
export const languageTags: Readonly<Record<Language, string>> = {
  en: "en-GB",
  zh: "zh-CN",
  es: "es-ES",
  ja: "ja-JP",
};

/** The plural forms of each language in CLDR; `many` is the form for whole millions. */
export const pluralForms = {
  en: ["one", "other"],
  zh: ["other"],
  es: ["one", "many", "other"],
  ja: ["other"],
} as const satisfies Record<Language, readonly Intl.LDMLPluralRule[]>;

/** A plural form of a language, which ends a key such as `items_one`. */
export type PluralForm<L extends Language> = (typeof pluralForms)[L][number];

const ideographic: ReadonlySet<Language> = new Set(["zh", "ja"]);

/** Whether the language writes sentences without spaces between them and months as numbers. */
export function isIdeographic(language: Language): boolean {
  return ideographic.has(language);
}

/** The mark before the decimals of a number. */
export function decimalMark(language: Language): "." | "," {
  return language === "es" ? "," : ".";
}

/** The language shown if neither the cookie nor the browser names a supported one. */
export const fallbackLanguage: Language = "zh";

/** Whether a value is the code of a supported language. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/**
 * The first supported language among the preferred ones: a cookie's value or the tags of an
 * `Accept-Language` header in order (specification section 9).
 */
export function chooseLanguage(preferred: readonly (string | undefined)[]): Language {
  for (const tag of preferred.join(",").split(",")) {
    const primary = tag.trim().split(/[-_;]/)[0]?.toLowerCase();
    if (isLanguage(primary)) return primary;
  }
  return fallbackLanguage;
}

/** Texts one after another, with the sign that the language puts between them. */
export function listed(texts: readonly string[], language: Language): string {
  return texts.map(isolated).join(isIdeographic(language) ? "、" : ", ");
}
