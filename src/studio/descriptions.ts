import type { Language } from "../i18n/language.ts";
import type { Descriptions } from "../language/description.ts";

const asWritten: Descriptions = {};

const loaders: Readonly<Record<Language, () => Promise<Descriptions>>> = {
  en: async () => asWritten,
  zh: () =>
    together(
      import("../i18n/descriptions/zh.ts"),
      import("../i18n/descriptions/expressions/zh.ts"),
      import("../../renderers/descriptions.zh.gen.ts"),
    ),
  es: () =>
    together(
      import("../i18n/descriptions/es.ts"),
      import("../i18n/descriptions/expressions/es.ts"),
      import("../../renderers/descriptions.es.gen.ts"),
    ),
  ja: () =>
    together(
      import("../i18n/descriptions/ja.ts"),
      import("../i18n/descriptions/expressions/ja.ts"),
      import("../../renderers/descriptions.ja.gen.ts"),
    ),
};

/** Merges all description files of a language into one. */
async function together(
  ...files: readonly Promise<Readonly<Record<string, Descriptions>>>[]
): Promise<Descriptions> {
  const all = await Promise.all(files);
  return Object.fromEntries(
    all.flatMap((file) => Object.values(file)).flatMap((texts) => Object.entries(texts)),
  );
}

const loaded = new Map<Language, Promise<Descriptions>>();

/**
 * The translated summaries of the language and the catalogue, as a promise that stays the same for
 * each language; untranslated if loading fails.
 */
export function descriptionsIn(language: Language): Promise<Descriptions> {
  const known = loaded.get(language) ?? loaders[language]().catch(() => asWritten);
  loaded.set(language, known);
  return known;
}
