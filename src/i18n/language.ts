/** The languages of the interface (specification section 9). */
export const languages = ["en", "zh", "es", "ja"] as const;

/** One of them, by its code in ISO 639-1. */
export type Language = (typeof languages)[number];

/** Each language in its own words. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: "English",
  zh: "中文",
  es: "Español",
  ja: "日本語",
};

/** The tag by which the formats of browsers and programs know each language. */
export const languageTags: Readonly<Record<Language, string>> = {
  en: "en-GB",
  zh: "zh-CN",
  es: "es-ES",
  ja: "ja-JP",
};

/** The plural forms of each language, as CLDR has them: `many` is that of whole millions. */
export const pluralForms = {
  en: ["one", "other"],
  zh: ["other"],
  es: ["one", "many", "other"],
  ja: ["other"],
} as const satisfies Record<Language, readonly Intl.LDMLPluralRule[]>;

/** A plural form of a language: the end of a key, as in `items_one`. */
export type PluralForm<L extends Language> = (typeof pluralForms)[L][number];

const ideographic: ReadonlySet<Language> = new Set(["zh", "ja"]);

/** Whether its sentences follow each other without a space, and its months are numbers. */
export function isIdeographic(language: Language): boolean {
  return ideographic.has(language);
}

/** What is shown when neither the cookie nor the browser names a language we have. */
export const fallbackLanguage: Language = "zh";

/** Whether a value is the code of a language that we have. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/**
 * The first language we have among those preferred: a cookie's value or an `Accept-Language`
 * header's tags in order (specification section 9).
 */
export function chooseLanguage(preferred: readonly (string | undefined)[]): Language {
  const tags = preferred.flatMap((entry) => (entry ?? "").split(","));
  for (const tag of tags) {
    const primary = tag.trim().split(/[-_;]/)[0]?.toLowerCase();
    if (isLanguage(primary)) return primary;
  }
  return fallbackLanguage;
}
