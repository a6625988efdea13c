import type { Translation } from "../../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The Spanish texts of the cell `copy`. */
export const es: Translation<typeof en, "es"> = {
  copy: {
    copy: "Copiar {{value}}",
    copyTitle: "Copiar",
  },
};
