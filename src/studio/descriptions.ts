import type { Language } from "../i18n/language.ts";
import type { Descriptions } from "../language/description.ts";

const asWritten: Descriptions = {};

const loaders: Readonly<Record<Language, () => Promise<Descriptions>>> = {
  en: async () => asWritten,
  zh: async () => (await import("../i18n/descriptions/zh.ts")).zh,
  es: async () => (await import("../i18n/descriptions/es.ts")).es,
  ja: async () => (await import("../i18n/descriptions/ja.ts")).ja,
};

const loaded = new Map<Language, Promise<Descriptions>>();

/**
 * What the summaries of language and catalogue are in a language, the same promise each time; as
 * they are written where it cannot be loaded.
 */
export function descriptionsIn(language: Language): Promise<Descriptions> {
  const known = loaded.get(language) ?? loaders[language]().catch(() => asWritten);
  loaded.set(language, known);
  return known;
}
