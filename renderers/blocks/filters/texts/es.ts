import type { Translation } from "../../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The own texts of the kind `filters` in español. */
export const es: Translation<typeof en, "es"> = {
  filters: {
    reset: "Restablecer",
  },
};
