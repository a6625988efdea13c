import type { PageHost } from "../../renderers/runtime/page/host.ts";
import { loneHost } from "../../renderers/runtime/page/lone-host.ts";
import { shippedCatalogue } from "../../src/catalogue/shipped.ts";
import type { Language } from "../../src/i18n/language.ts";
import { translators } from "../../src/i18n/texts.ts";

const catalogue = shippedCatalogue();

/** The host of a page that is only drawn: its calls never get a response. */
export function pageHost(language: Language): PageHost {
  return {
    catalogue,
    wire: { call: () => new Promise(() => {}) },
    language,
    text: translators[language].say,
    can: () => true,
    isAdministrator: false,
    pageFile: "",
    user: null,
    ...loneHost,
  };
}
