import type { Language } from "../../i18n/language.ts";
import { createTranslator, type Translator } from "../../i18n/translator.ts";
import { en } from "../texts/en.ts";
import { es } from "../texts/es.ts";
import { ja } from "../texts/ja.ts";
import { zh } from "../texts/zh.ts";

/** The codes of file faults, for which the command line has messages. */
export type FileFaultCode = keyof (typeof en)["fileFault"];

/** The codes of all faults of files and of catalogues. */
export const faultCodes: readonly string[] = [en.fileFault, en.catalogueFault].flatMap(Object.keys);

/** The command line's own texts, which are available without kinds, cells and widgets. */
export const sentences: Readonly<Record<Language, Translator>> = {
  en: createTranslator("en", en),
  zh: createTranslator("zh", zh),
  es: createTranslator("es", es),
  ja: createTranslator("ja", ja),
};
