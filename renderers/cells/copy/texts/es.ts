import type { Translation } from "../../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The own texts of the cell `copy` in español. */
export const es: Translation<typeof en, "es"> = {
  copy: {
    copy: "Copiar {{value}}",
    copyTitle: "Copiar",
  },
};
