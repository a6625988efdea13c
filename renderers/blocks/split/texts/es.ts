import type { Translation } from "../../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The Spanish texts of the kind `split`. */
export const es: Translation<typeof en, "es"> = {
  split: {
    resize: "Cambiar el ancho",
  },
};
