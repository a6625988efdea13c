import type { Translation } from "../../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The Spanish texts of the kind `dualList`. */
export const es: Translation<typeof en, "es"> = {
  dualList: {
    addAll: "Añadir todos los visibles",
    addSelected: "Añadir seleccionados",
    added_many: "{{count}} añadidos",
    added_one: "{{count}} añadido",
    added_other: "{{count}} añadidos",
    candidates: "Disponibles",
    cannotBeSaved: "Sus cambios siguen aquí, pero ya no se pueden guardar.",
    count_many: "{{count}} de elementos",
    count_one: "{{count}} elemento",
    count_other: "{{count}} elementos",
    countFound: "{{found}} de {{total}} visibles",
    countSelected: "{{selected}} de {{total}} seleccionados",
    current: "Elegidos",
    discardMine: "Descartar mis cambios",
    find: "Buscar",
    gone: "Ya no existen: {{names}}",
    hideChanges: "Ocultar los cambios",
    incomplete:
      "La lista de elementos elegidos está incompleta, así que no se puede cambiar aquí: al guardar se quitarían los que faltan.",
    isGone: "Quitado",
    isNew: "Añadido",
    listHint:
      "Espacio selecciona, Intro mueve uno y la flecha hacia la otra lista mueve todos los seleccionados.",
    noMatch: "Sin resultados",
    nothing: "Sin elementos",
    othersAdded: "Otros han añadido: {{names}}",
    othersRemoved: "Otros han quitado: {{names}}",
    ownDone: "Todos sus cambios están ya en la lista. No queda nada por guardar.",
    ownKept:
      "Sus cambios se conservan sobre la lista más reciente (añadidos: {{added}}, quitados: {{removed}}).",
    permissionLost:
      "Ya no tiene permiso para cambiar esto. Sus cambios siguen aquí para que pueda anotarlos, pero no se pueden guardar.",
    removeAll: "Quitar todos los visibles",
    removeSelected: "Quitar seleccionados",
    removed_many: "{{count}} quitados",
    removed_one: "{{count}} quitado",
    removed_other: "{{count}} quitados",
    reset: "Restablecer",
    saveMine: "Guardar también mis cambios",
    search: "Buscar en {{list}}",
    selectAll: "Seleccionar todo en {{list}}",
    showChanges: "Ver los cambios",
    takeBack: "Deshacer «{{name}}»",
    treeHint:
      "Espacio selecciona, Intro mueve uno y Ctrl con la flecha hacia la otra lista mueve todos los seleccionados.",
    unchanged: "Sin cambios",
    withBelow: "Incluir todo lo que hay debajo",
  },
};
