import type { Translation } from "../../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The Spanish texts of the kind `filters`. */
export const es: Translation<typeof en, "es"> = {
  filters: {
    reset: "Restablecer",
  },
};
