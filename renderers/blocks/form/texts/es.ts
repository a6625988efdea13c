import type { Translation } from "../../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The own texts of the kind `form` in español. */
export const es: Translation<typeof en, "es"> = {
  form: {
    addField: "Añadir un campo",
    addRow: "Añadir una fila",
    againIn: "De nuevo en {{seconds}} s",
    back: "Atrás",
    checking: "Comprobando…",
    moveRowDown: "Bajar la fila {{number}}",
    moveRowUp: "Subir la fila {{number}}",
    next: "Siguiente",
    noRows: "Aún no hay filas",
    rangeTo: "a",
    removeRow: "Quitar la fila {{number}}",
    row: "Fila {{number}}",
    steps: "Pasos",
  },
};
