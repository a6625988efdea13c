import type { Translation } from "../../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The Spanish texts of the kind `tree`. */
export const es: Translation<typeof en, "es"> = {
  tree: {
    after: "después de «{{target}}»",
    andOthers: "y {{number}} más",
    before: "antes de «{{target}}»",
    belowUnread: "También se eliminará lo que tiene debajo, que aún no se ha abierto.",
    checked_many: "{{count}} seleccionados",
    checked_one: "{{count}} seleccionado",
    checked_other: "{{count}} seleccionados",
    collapseAll: "Contraer todo",
    empty: "Todavía no hay nada aquí.",
    expandAll: "Expandir todo",
    filter: "Filtrar",
    filterLoaded: "Solo se busca en los nodos abiertos.",
    inside: "debajo de «{{target}}»",
    label: "Árbol",
    matches_many: "{{count}} de coincidencias",
    matches_one: "{{count}} coincidencia",
    matches_other: "{{count}} coincidencias",
    moveHint:
      "Moviendo «{{name}}». Elija un lugar con las flechas o tocando; Intro lo deja ahí y Esc lo devuelve a su lugar.",
    movedTo: "Se ha movido «{{name}}»: {{place}}",
    movingTo: "Moviendo «{{name}}»: {{place}}",
    newName: "Nuevo nombre de «{{name}}»",
    noMatch: "Nada coincide con «{{filter}}».",
    place: "Lugar",
    putHere: "Poner aquí",
    removeWith_many: "¿Eliminar «{{name}}» y {{count}} de nodos que tiene debajo?",
    removeWith_one: "¿Eliminar «{{name}}» y {{count}} nodo que tiene debajo?",
    removeWith_other: "¿Eliminar «{{name}}» y los {{count}} nodos que tiene debajo?",
    removedPartly: "Eliminados: {{done}} de {{total}}; los demás permanecen.",
    zone: {
      after: "Después",
      before: "Antes",
      inside: "Debajo",
    },
  },
};
