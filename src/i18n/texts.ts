import { texts as ofRenderers, roomTexts } from "../../renderers/texts.gen.ts";
import { en as enOfCommands } from "../cli/texts/en.ts";
import { es as esOfCommands } from "../cli/texts/es.ts";
import { ja as jaOfCommands } from "../cli/texts/ja.ts";
import { zh as zhOfCommands } from "../cli/texts/zh.ts";
import { en as enOfStudio } from "../studio/texts/en.ts";
import { es as esOfStudio } from "../studio/texts/es.ts";
import { ja as jaOfStudio } from "../studio/texts/ja.ts";
import { zh as zhOfStudio } from "../studio/texts/zh.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { ja } from "./ja.ts";
import type { Language } from "./language.ts";
import type { Texts } from "./messages.ts";
import { createTranslator, type Translator } from "./translator.ts";
import { zh } from "./zh.ts";

/** The texts of every part, by the folder that holds a file of them for each language. */
export const textFolders: Readonly<Record<string, Readonly<Record<Language, Texts>>>> = {
  "src/i18n": { en, zh, es, ja },
  "src/studio/texts": { en: enOfStudio, zh: zhOfStudio, es: esOfStudio, ja: jaOfStudio },
  "src/cli/texts": { en: enOfCommands, zh: zhOfCommands, es: esOfCommands, ja: jaOfCommands },
  ...roomTexts,
};

/** All texts of every language at once, for programs; the browser loads them part by part. */
export const texts = {
  en: { ...en, ...enOfStudio, ...enOfCommands, ...ofRenderers.en },
  zh: { ...zh, ...zhOfStudio, ...zhOfCommands, ...ofRenderers.zh },
  es: { ...es, ...esOfStudio, ...esOfCommands, ...ofRenderers.es },
  ja: { ...ja, ...jaOfStudio, ...jaOfCommands, ...ofRenderers.ja },
};

/** A translator of each language. */
export const translators: Readonly<Record<Language, Translator>> = {
  en: createTranslator("en", texts.en),
  zh: createTranslator("zh", texts.zh),
  es: createTranslator("es", texts.es),
  ja: createTranslator("ja", texts.ja),
};
