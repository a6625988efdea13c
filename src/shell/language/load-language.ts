import type { Locale } from "antd/es/locale";
import type { Language } from "../../i18n/language.ts";
import type { Texts } from "../../i18n/messages.ts";
import { loadNeededTexts } from "../../i18n/text-parts.ts";
import { createTranslator, type GrowingTranslator } from "../../i18n/translator.ts";

/** The texts and locales of one language. */
export interface LanguagePack {
  language: Language;
  texts: GrowingTranslator;
  antd: Locale;
  /** The name of the dayjs locale, which is registered when the language is loaded. */
  dayjs: string;
}

type Parts = readonly [texts: Texts, antd: { default: Locale }, dayjs?: unknown];

/** Loads the locales of each language; a dayjs locale registers itself when it is loaded. */
const loaders: Readonly<Record<Language, () => Promise<Parts>>> = {
  en: () =>
    Promise.all([import("../../i18n/en.ts").then(({ en }) => en), import("antd/es/locale/en_GB")]),
  zh: () =>
    Promise.all([
      import("../../i18n/zh.ts").then(({ zh }) => zh),
      import("antd/es/locale/zh_CN"),
      import("dayjs/locale/zh-cn"),
    ]),
  es: () =>
    Promise.all([
      import("../../i18n/es.ts").then(({ es }) => es),
      import("antd/es/locale/es_ES"),
      import("dayjs/locale/es"),
    ]),
  ja: () =>
    Promise.all([
      import("../../i18n/ja.ts").then(({ ja }) => ja),
      import("antd/es/locale/ja_JP"),
      import("dayjs/locale/ja"),
    ]),
};

/** Loads a language, which is a separate chunk, with all text parts that were needed so far. */
export async function loadLanguage(language: Language): Promise<LanguagePack> {
  const [own, antd] = await loaders[language]();
  const texts = createTranslator(language, own);
  await loadNeededTexts(texts);
  const dayjs = language === "zh" ? "zh-cn" : language;
  return { language, texts, antd: antd.default, dayjs };
}
