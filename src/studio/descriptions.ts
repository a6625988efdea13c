import type { Language } from "../i18n/language.ts";
import type { Descriptions } from "../language/description.ts";
import { type Late, late } from "../ui/late/late.ts";

const asWritten: Descriptions = {};

/** Merges all description files of a language into one. */
async function together(
  ...files: readonly Promise<Readonly<Record<string, Descriptions>>>[]
): Promise<Descriptions> {
  const all = await Promise.all(files);
  return Object.fromEntries(
    all.flatMap((file) => Object.values(file)).flatMap((texts) => Object.entries(texts)),
  );
}

/** Descriptions by language; those of the documents themselves if loading fails. */
function translated(load: () => Promise<Descriptions>): Late<Descriptions> {
  return late(() => load().catch(() => asWritten));
}

/** The translated summaries of the language and the catalogue, each language loaded once. */
export const translatedDescriptions: Readonly<Record<Language, Late<Descriptions>>> = {
  en: translated(async () => asWritten),
  zh: translated(() =>
    together(
      import("../i18n/descriptions/zh.ts"),
      import("../i18n/descriptions/expressions/zh.ts"),
      import("../../renderers/descriptions.zh.gen.ts"),
    ),
  ),
  es: translated(() =>
    together(
      import("../i18n/descriptions/es.ts"),
      import("../i18n/descriptions/expressions/es.ts"),
      import("../../renderers/descriptions.es.gen.ts"),
    ),
  ),
  ja: translated(() =>
    together(
      import("../i18n/descriptions/ja.ts"),
      import("../i18n/descriptions/expressions/ja.ts"),
      import("../../renderers/descriptions.ja.gen.ts"),
    ),
  ),
};
