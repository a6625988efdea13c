import type { Translation } from "../../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The Spanish texts of the kind `detail`. */
export const es: Translation<typeof en, "es"> = {
  detail: {
    empty: "No hay ningún registro que mostrar.",
    gone: "Este registro no existe o se ha eliminado.",
  },
};
