import type { Translation } from "../../../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The texts of importing the rows of a file in español. */
export const es: Translation<typeof en, "es"> = {
  import: {
    another: "Elegir otro archivo",
    checking: "Comprobando todas las filas…",
    column: "Columna",
    encoding: {
      guessed:
        "Detectada a partir del archivo: compruebe que los valores se lean bien o elija otra.",
      label: "Codificación",
    },
    faulty: "Filas con errores: {{number}} de {{total}}. No se ha importado nada.",
    file: {
      brokenQuotes: "{{file}} tiene unas comillas sin cerrar en la fila {{row}}.",
      brokenWorkbook: "{{file}} no es un libro de Excel o está dañado.",
      empty: "{{file}} está vacío.",
      label: "Archivo para importar",
      notASheet: "{{file}} no es un libro de Excel ni un archivo CSV.",
      oldWorkbook:
        "{{file}} está en el formato antiguo de Excel o tiene contraseña. Guárdelo como .xlsx sin contraseña.",
      onlyHeadings: "{{file}} tiene encabezados pero ninguna fila.",
      tooLarge: "{{file}} es demasiado grande para descomprimirlo aquí.",
      tooManyRows_many:
        "{{file}} tiene {{count}} de filas; se pueden importar {{limit}} como máximo a la vez.",
      tooManyRows_one:
        "{{file}} tiene {{count}} fila; se pueden importar {{limit}} como máximo a la vez.",
      tooManyRows_other:
        "{{file}} tiene {{count}} filas; se pueden importar {{limit}} como máximo a la vez.",
      unknownEncoding:
        "No se sabe con certeza la codificación de {{file}}. Elija aquella en la que las filas se lean bien. No se ha importado nada.",
      unreadable_one:
        "{{file}} tiene {{count}} carácter que no se puede leer en {{encoding}}. Elija otra codificación o corrija el archivo. No se ha importado nada.",
      unreadable_many:
        "{{file}} tiene {{count}} de caracteres que no se pueden leer en {{encoding}}. Elija otra codificación o corrija el archivo. No se ha importado nada.",
      unreadable_other:
        "{{file}} tiene {{count}} caracteres que no se pueden leer en {{encoding}}. Elija otra codificación o corrija el archivo. No se ha importado nada.",
    },
    firstValues: "Primeros valores",
    heading: {
      missing: "Falta la columna obligatoria «{{heading}}».",
      nameless: "La columna {{column}} tiene valores, pero no encabezado.",
      twice: "La columna {{column}}, «{{heading}}», está repetida.",
      unknown: "La columna {{column}}, «{{heading}}», no se reconoce.",
    },
    headingOf: "Encabezado",
    headings: "Las columnas de {{file}} no coinciden. No se ha importado nada.",
    intro:
      "Elija un archivo de Excel o CSV con un encabezado por columna y una fila por registro. Todas las filas se comprueban antes de importar.",
    kept: "No eliminadas: {{number}}",
    left: "Columnas que no se importan: {{columns}}.",
    notAChoice: "«{{value}}» no es un valor permitido. Permitidos: {{known}}.",
    note: {
      atMost_many: "Como máximo {{count}} de caracteres.",
      atMost_one: "Como máximo {{count}} carácter.",
      atMost_other: "Como máximo {{count}} caracteres.",
      date: "Una fecha, como 2026-11-21.",
      dateTime: "Fecha y hora, como 2026-11-21 08:30.",
      number: "Un número.",
      numberBetween: "Un número de {{minimum}} a {{maximum}}.",
      oneOf: "Uno de: {{known}}.",
      several: "Varios, separados por comas.",
      severalOf: "Cualesquiera de estos, separados por comas: {{known}}.",
    },
    notes: "Notas",
    outcome: "Resultado",
    over: "Filas importadas: {{done}} de {{total}}.",
    permitted: "Valores permitidos",
    reading: "Leyendo el archivo…",
    ready: "Filas de {{file}} listas para importar: {{number}}.",
    reason: "Problema",
    refused: "Rechazadas por el servicio: {{number}}",
    refusedSoFar: "Rechazadas hasta ahora: {{number}}",
    required: "Obligatorio",
    result: {
      done: "Importada",
      untouched: "No importada",
    },
    row: "Fila",
    saveFaulty: "Descargar las filas con errores",
    saveResult: "Descargar el resultado",
    send: "Importar {{number}}",
    sendLeft: "Importar {{number}} de nuevo",
    sheet: "Importación",
    template: {
      csv: "Plantilla CSV",
      xlsx: "Plantilla de Excel",
    },
    undo: "Deshacer: eliminar estas filas ({{number}})",
    undone: "Filas eliminadas: {{done}} de {{total}}.",
    untouched: "Sin importar por haberse detenido: {{number}}",
    value: "Valor",
  },
};
