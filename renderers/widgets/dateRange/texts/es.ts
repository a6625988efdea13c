import type { Translation } from "../../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The own texts of the widget `dateRange` in español. */
export const es: Translation<typeof en, "es"> = {
  dateRange: {
    end: "Fin",
    start: "Inicio",
  },
};
