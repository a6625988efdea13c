import type { Translation } from "../../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The Spanish texts of the kind `figures`. */
export const es: Translation<typeof en, "es"> = {
  figures: {
    notRead: "No disponible",
  },
};
