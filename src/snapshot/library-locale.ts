import type { ConfigProviderProps } from "antd";
import { isRecord } from "../catalogue/schema/record.ts";
import type { Language } from "../i18n/language.ts";

type Locale = NonNullable<ConfigProviderProps["locale"]>;

const loaders: Readonly<Record<Language, () => Promise<unknown>>> = {
  en: () => import("antd/locale/en_GB"),
  zh: () => import("antd/locale/zh_CN"),
  es: () => import("antd/locale/es_ES"),
  ja: () => import("antd/locale/ja_JP"),
};

/** What the library's own parts say in a language, as a paging's buttons. */
export async function libraryLocale(language: Language): Promise<Locale> {
  let found: unknown = await loaders[language]();
  // How deep it lies depends on who loads a module of the old kind.
  while (!isLocale(found)) {
    if (!isRecord(found) || !("default" in found)) {
      throw new Error(`The library has no locale for "${language}".`);
    }
    found = found.default;
  }
  return found;
}

function isLocale(value: unknown): value is Locale {
  return isRecord(value) && "locale" in value;
}
