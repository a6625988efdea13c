import type { Translation } from "../../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The Spanish texts of the widget `screen`. */
export const es: Translation<typeof en, "es"> = {
  screenWidget: {
    placeholder: "Elija una pantalla o escriba su ruta",
    unknown:
      "No hay ninguna pantalla con la ruta {{path}}. Puede guardar igualmente; la entrada del menú dirá que falta su pantalla.",
  },
};
