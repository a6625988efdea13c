import type { Locale } from "antd/es/locale";
import type { Language } from "../../i18n/language.ts";
import { loadNeededTexts } from "../../i18n/text-parts.ts";
import { createTranslator, type GrowingTranslator } from "../../i18n/translator.ts";

/** All that the interface needs in one language. */
export interface LanguagePack {
  language: Language;
  texts: GrowingTranslator;
  antd: Locale;
  /** The name of dayjs' locale, which the loader has registered. */
  dayjs: string;
}

const loaders: Readonly<Record<Language, () => Promise<LanguagePack>>> = {
  async en() {
    const [{ en }, antd] = await Promise.all([
      import("../../i18n/en.ts"),
      import("antd/es/locale/en_GB"),
    ]);
    return { language: "en", texts: createTranslator("en", en), antd: antd.default, dayjs: "en" };
  },
  async zh() {
    const [{ zh }, antd] = await Promise.all([
      import("../../i18n/zh.ts"),
      import("antd/es/locale/zh_CN"),
      import("dayjs/locale/zh-cn"),
    ]);
    return {
      language: "zh",
      texts: createTranslator("zh", zh),
      antd: antd.default,
      dayjs: "zh-cn",
    };
  },
  async es() {
    const [{ es }, antd] = await Promise.all([
      import("../../i18n/es.ts"),
      import("antd/es/locale/es_ES"),
      import("dayjs/locale/es"),
    ]);
    return { language: "es", texts: createTranslator("es", es), antd: antd.default, dayjs: "es" };
  },
  async ja() {
    const [{ ja }, antd] = await Promise.all([
      import("../../i18n/ja.ts"),
      import("antd/es/locale/ja_JP"),
      import("dayjs/locale/ja"),
    ]);
    return { language: "ja", texts: createTranslator("ja", ja), antd: antd.default, dayjs: "ja" };
  },
};

/** Loads a language, a chunk of its own, with all texts that were needed so far. */
export async function loadLanguage(language: Language): Promise<LanguagePack> {
  const pack = await loaders[language]();
  await loadNeededTexts(pack.texts);
  return pack;
}
