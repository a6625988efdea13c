import { en as enOfImporting } from "../../renderers/blocks/table/import/texts/en.ts";
import { es as esOfImporting } from "../../renderers/blocks/table/import/texts/es.ts";
import { ja as jaOfImporting } from "../../renderers/blocks/table/import/texts/ja.ts";
import { zh as zhOfImporting } from "../../renderers/blocks/table/import/texts/zh.ts";
import { texts as ofRenderers, roomTexts } from "../../renderers/texts.gen.ts";
import { en as enOfWhy } from "../../renderers/why/texts/en.ts";
import { es as esOfWhy } from "../../renderers/why/texts/es.ts";
import { ja as jaOfWhy } from "../../renderers/why/texts/ja.ts";
import { zh as zhOfWhy } from "../../renderers/why/texts/zh.ts";
import { en as enOfCommands } from "../cli/texts/en.ts";
import { es as esOfCommands } from "../cli/texts/es.ts";
import { ja as jaOfCommands } from "../cli/texts/ja.ts";
import { zh as zhOfCommands } from "../cli/texts/zh.ts";
import { en as enOfExplaining } from "../language/explain/texts/en.ts";
import { es as esOfExplaining } from "../language/explain/texts/es.ts";
import { ja as jaOfExplaining } from "../language/explain/texts/ja.ts";
import { zh as zhOfExplaining } from "../language/explain/texts/zh.ts";
import { en as enOfService } from "../server/texts/en.ts";
import { es as esOfService } from "../server/texts/es.ts";
import { ja as jaOfService } from "../server/texts/ja.ts";
import { zh as zhOfService } from "../server/texts/zh.ts";
import { en as enOfHelp } from "../shell/help/texts/en.ts";
import { es as esOfHelp } from "../shell/help/texts/es.ts";
import { ja as jaOfHelp } from "../shell/help/texts/ja.ts";
import { zh as zhOfHelp } from "../shell/help/texts/zh.ts";
import { en as enOfStudio } from "../studio/texts/en.ts";
import { es as esOfStudio } from "../studio/texts/es.ts";
import { ja as jaOfStudio } from "../studio/texts/ja.ts";
import { zh as zhOfStudio } from "../studio/texts/zh.ts";
import { en as enOfAnswers } from "../wire/answered/texts/en.ts";
import { es as esOfAnswers } from "../wire/answered/texts/es.ts";
import { ja as jaOfAnswers } from "../wire/answered/texts/ja.ts";
import { zh as zhOfAnswers } from "../wire/answered/texts/zh.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { ja } from "./ja.ts";
import type { Language } from "./language.ts";
import type { Texts } from "./messages.ts";
import { en as enOfProblems } from "./problems/en.ts";
import { es as esOfProblems } from "./problems/es.ts";
import { ja as jaOfProblems } from "./problems/ja.ts";
import { zh as zhOfProblems } from "./problems/zh.ts";
import { createTranslator, type Translator } from "./translator.ts";
import { zh } from "./zh.ts";

/** The texts of every part, by the folder that contains one file of them for each language. */
export const textFolders: Readonly<Record<string, Readonly<Record<Language, Texts>>>> = {
  "src/i18n": { en, zh, es, ja },
  "src/i18n/problems": { en: enOfProblems, zh: zhOfProblems, es: esOfProblems, ja: jaOfProblems },
  "src/studio/texts": { en: enOfStudio, zh: zhOfStudio, es: esOfStudio, ja: jaOfStudio },
  "src/cli/texts": { en: enOfCommands, zh: zhOfCommands, es: esOfCommands, ja: jaOfCommands },
  "src/server/texts": { en: enOfService, zh: zhOfService, es: esOfService, ja: jaOfService },
  "src/language/explain/texts": {
    en: enOfExplaining,
    zh: zhOfExplaining,
    es: esOfExplaining,
    ja: jaOfExplaining,
  },
  "renderers/blocks/table/import/texts": {
    en: enOfImporting,
    zh: zhOfImporting,
    es: esOfImporting,
    ja: jaOfImporting,
  },
  "src/shell/help/texts": { en: enOfHelp, zh: zhOfHelp, es: esOfHelp, ja: jaOfHelp },
  "renderers/why/texts": { en: enOfWhy, zh: zhOfWhy, es: esOfWhy, ja: jaOfWhy },
  "src/wire/answered/texts": { en: enOfAnswers, zh: zhOfAnswers, es: esOfAnswers, ja: jaOfAnswers },
  ...roomTexts,
};

/** All texts of every language at once, for programs; the browser loads them part by part. */
export const texts = {
  en: {
    ...en,
    ...enOfProblems,
    ...enOfStudio,
    ...enOfCommands,
    ...enOfService,
    ...enOfExplaining,
    ...enOfWhy,
    ...enOfHelp,
    ...enOfAnswers,
    ...enOfImporting,
    ...ofRenderers.en,
  },
  zh: {
    ...zh,
    ...zhOfProblems,
    ...zhOfStudio,
    ...zhOfCommands,
    ...zhOfService,
    ...zhOfExplaining,
    ...zhOfWhy,
    ...zhOfHelp,
    ...zhOfAnswers,
    ...zhOfImporting,
    ...ofRenderers.zh,
  },
  es: {
    ...es,
    ...esOfProblems,
    ...esOfStudio,
    ...esOfCommands,
    ...esOfService,
    ...esOfExplaining,
    ...esOfWhy,
    ...esOfHelp,
    ...esOfAnswers,
    ...esOfImporting,
    ...ofRenderers.es,
  },
  ja: {
    ...ja,
    ...jaOfProblems,
    ...jaOfStudio,
    ...jaOfCommands,
    ...jaOfService,
    ...jaOfExplaining,
    ...jaOfWhy,
    ...jaOfHelp,
    ...jaOfAnswers,
    ...jaOfImporting,
    ...ofRenderers.ja,
  },
};

/**
 * A translator for each language with all texts, which lets pages use only the general texts of the
 * product.
 */
export const translators: Readonly<Record<Language, Translator>> = {
  en: createTranslator("en", en, [texts.en]),
  zh: createTranslator("zh", zh, [texts.zh]),
  es: createTranslator("es", es, [texts.es]),
  ja: createTranslator("ja", ja, [texts.ja]),
};
