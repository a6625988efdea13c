import type { Translation } from "../../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The Spanish texts of the widget `dateRange`. */
export const es: Translation<typeof en, "es"> = {
  dateRange: {
    end: "Fin",
    start: "Inicio",
  },
};
