import type { Translation } from "../../../i18n/messages.ts";
import type { en } from "./en.ts";

/** The texts of the help in Spanish. */
export const es: Translation<typeof en, "es"> = {
  help: {
    none: "Esta página todavía no tiene ayuda.",
    noneEditor: "Puede escribirla en el editor de pantallas, en la propiedad «help» de la página.",
    shortcut: {
      checkRow: "Marcar la fila para acciones sobre varias",
      close: "Cerrar el diálogo o el menú",
      closeTab: "Cerrar la pestaña",
      delete: "Eliminar la entrada",
      deleteRow: "Eliminar el registro",
      editRow: "Editar el registro",
      expand: "Desplegar y plegar",
      expandSiblings: "Desplegar todas las entradas del mismo nivel",
      find: "Buscar páginas, registros y comandos",
      heading: "Encabezado de columna anterior y siguiente",
      help: "Abrir esta ayuda",
      move: "Mover la entrada: las flechas eligen el lugar y Enter la suelta",
      moveOver: "Pasar a la otra lista",
      moveTab: "Mover la pestaña",
      node: "Entrada anterior y siguiente",
      rename: "Cambiar el nombre de la entrada",
      row: "Fila anterior y siguiente",
      selectRow: "Mostrar la fila junto a la tabla o abrir su registro",
      tab: "Pestaña anterior y siguiente",
      tabMenu: "Abrir el menú de la pestaña",
      tick: "Seleccionar la entrada",
      tickAll: "Seleccionar todo lo que se muestra",
      undo: "Deshacer, mientras se ofrezca",
      why: "¿Por qué falta algo?",
    },
    shortcuts: "Atajos de teclado",
    within: {
      everywhere: "En cualquier lugar",
      lists: "En dos listas contiguas",
      table: "En una fila de una tabla",
      tabs: "En una pestaña",
      tree: "En un árbol",
    },
  },
};
