/** The languages of the interface (specification section 9). */
export const languages = ["en", "zh", "es", "ja"] as const;

export type Language = (typeof languages)[number];

/** Each language in its own words. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: "English",
  zh: "中文",
  es: "Español",
  ja: "日本語",
};

/** What is shown when neither the cookie nor the browser names a language we have. */
export const fallbackLanguage: Language = "zh";

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
