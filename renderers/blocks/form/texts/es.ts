import type { Translation } from "../../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The own texts of the kind `form` in español. */
export const es: Translation<typeof en, "es"> = {
  form: {
    addField: "Añadir un campo",
    addRow: "Añadir una fila",
    againIn: "De nuevo en {{seconds}} s",
    allMine: "Todo lo mío",
    allTheirs: "Todo lo ajeno",
    back: "Atrás",
    before: "Antes",
    bothSaved: "{{name}} ha cambiado {{fields}} mientras tanto; se han guardado ambos cambios.",
    bothSavedElsewhere:
      "{{name}} ha cambiado este registro mientras tanto; se han guardado ambos cambios.",
    checking: "Comprobando…",
    chooseAndSave: "Guardar lo elegido",
    comparison: "Cambiado por dos personas",
    comparisonIntro:
      "{{name}} ha cambiado lo mismo mientras tanto. Elija lo que debe guardarse; hasta entonces no se guarda nada.",
    gone: "Este registro se ha eliminado mientras tanto, así que no se ha guardado nada. Lo que ha escrito sigue aquí.",
    mine: "Lo mío",
    moveRowDown: "Bajar la fila {{number}}",
    moveRowUp: "Subir la fila {{number}}",
    next: "Siguiente",
    noRecord: "No hay ningún registro que editar.",
    noRows: "Aún no hay filas",
    onlyTheirs: "Solo {{name}} ha cambiado {{fields}}; eso se mantiene.",
    othersChanged: "{{name}} ha cambiado este registro mientras tanto.",
    othersContradict:
      "{{name}} también ha cambiado {{fields}}. Lo que ha escrito se queda; al guardar elegirá cuál de los dos vale.",
    othersTaken:
      "{{name}} ha cambiado {{fields}} mientras tanto; el formulario lo muestra como está ahora.",
    rangeTo: "a",
    removeRow: "Quitar la fila {{number}}",
    row: "Fila {{number}}",
    somebody: "Otra persona",
    steps: "Pasos",
  },
};
