import type { Translation } from "../../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The own texts of the kind `split` in español. */
export const es: Translation<typeof en, "es"> = {
  split: {
    resize: "Cambiar el ancho",
  },
};
