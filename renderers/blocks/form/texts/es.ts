import type { Translation } from "../../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The Spanish texts of the kind `form`. */
export const es: Translation<typeof en, "es"> = {
  form: {
    addField: "Añadir un campo",
    addRow: "Añadir una fila",
    againIn: "Reintentar en {{seconds}} s",
    allMine: "Conservar todo lo mío",
    allTheirs: "Tomar todo lo suyo",
    back: "Atrás",
    before: "Antes",
    bothSaved: "{{name}} también ha modificado {{fields}}; se han guardado los cambios de ambos.",
    bothSavedElsewhere:
      "{{name}} también ha modificado este registro; se han guardado los cambios de ambos.",
    checking: "Comprobando…",
    chooseAndSave: "Guardar lo elegido",
    comparison: "Modificado por dos personas",
    comparisonIntro:
      "{{name}} ha modificado los mismos campos que usted. Elija qué guardar; hasta entonces no se guarda nada.",
    entryFault: "Elemento {{number}}: {{message}}",
    fieldName: "Nombre del campo",
    gone: "Este registro se ha eliminado, así que no se ha guardado nada. Lo que ha escrito sigue aquí.",
    kept: "El servicio no ha vaciado: {{fields}}.",
    kind: {
      any: "Valor",
      array: "Lista",
      boolean: "Sí o no",
      integer: "Número entero",
      null: "Ninguno",
      number: "Número",
      object: "Registro",
      other: "Tipo {{number}}",
      string: "Texto",
    },
    kindOf: "{{name}}: tipo de valor",
    lost: "Este formulario ya no pide algo de lo que ha escrito. Copie lo que aún necesite. {{typed}}",
    mine: "Lo mío",
    moveRowDown: "Bajar la fila {{number}}",
    moveRowUp: "Subir la fila {{number}}",
    next: "Siguiente",
    noRecord: "No hay ningún registro que editar.",
    noRows: "Aún no hay filas",
    onlyTheirs: "Solo {{name}} ha modificado {{fields}}; ese cambio se conserva.",
    othersChanged: "{{name}} ha modificado este registro.",
    othersContradict:
      "{{name}} también ha modificado {{fields}}. Lo que ha escrito se conserva; al guardar elegirá qué valor usar.",
    othersDeleted:
      "{{name}} ha eliminado este registro. Ya no se puede guardar; lo que ha escrito sigue aquí.",
    othersTaken: "{{name}} ha modificado {{fields}}; el formulario muestra los valores nuevos.",
    rangeTo: "a",
    removeField: "Quitar «{{name}}»",
    removeRow: "Quitar la fila {{number}}",
    row: "Fila {{number}}",
    saveUnread: "Guardar de todos modos",
    somebody: "Otra persona",
    steps: "Pasos",
    typed: "Lo que ha escrito aquí no está guardado. Copie lo que aún necesite. {{typed}}",
    unchangeable:
      "Este valor no se puede modificar aquí; al guardar se conserva tal como está: {{value}}",
    unlisted: "«{{name}}» no está entre las opciones.",
    untold:
      "El servicio no muestra el valor actual. Si guarda con el campo vacío, ese valor podría perderse.",
    putAway: "Otra persona ha eliminado el registro",
    putAwayKept: "El servicio aún lo conserva, marcado como eliminado.",
    unread: "No se pudo volver a leer el registro",
    unreadGone: "La respuesta ya no lo incluye: puede que se haya eliminado.",
    unreadRisk:
      "Es posible que otra persona lo haya modificado desde que usted lo abrió. Si guarda ahora, esos cambios podrían perderse. Todavía no se ha guardado nada.",
  },
};
