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
    faulty: "Filas con fallos: {{number}} de {{total}}. No se ha enviado nada.",
    file: {
      brokenQuotes: "{{file}} tiene unas comillas sin cerrar en la fila {{row}}.",
      brokenWorkbook: "{{file}} no es un libro de Excel o está dañado.",
      empty: "{{file}} está vacío.",
      label: "Archivo que se importa",
      notASheet: "{{file}} no es un libro de Excel ni un texto CSV.",
      oldWorkbook:
        "{{file}} está en el formato antiguo de Excel o tiene contraseña. Guárdelo como .xlsx sin contraseña.",
      onlyHeadings: "{{file}} no tiene filas bajo los títulos.",
      tooLarge: "{{file}} contiene más de lo que aquí se puede descomprimir.",
      tooManyRows_many:
        "{{file}} tiene {{count}} de filas; se pueden importar {{limit}} como máximo a la vez.",
      tooManyRows_one:
        "{{file}} tiene {{count}} fila; se pueden importar {{limit}} como máximo a la vez.",
      tooManyRows_other:
        "{{file}} tiene {{count}} filas; se pueden importar {{limit}} como máximo a la vez.",
      unknownEncoding:
        "No se sabe con certeza la codificación de {{file}}. Elija aquella en la que las filas se lean bien. No se ha enviado nada.",
      unreadable_one:
        "{{file}} tiene {{count}} carácter que no se puede leer en {{encoding}}. Elija otra codificación o corrija el archivo. No se ha enviado nada.",
      unreadable_many:
        "{{file}} tiene {{count}} de caracteres que no se pueden leer en {{encoding}}. Elija otra codificación o corrija el archivo. No se ha enviado nada.",
      unreadable_other:
        "{{file}} tiene {{count}} caracteres que no se pueden leer en {{encoding}}. Elija otra codificación o corrija el archivo. No se ha enviado nada.",
    },
    firstValues: "Primeros valores",
    heading: {
      missing: "Falta la columna «{{heading}}», que es obligatoria.",
      nameless: "La columna {{column}} tiene valores, pero no título.",
      twice: "La columna {{column}}, «{{heading}}», está repetida.",
      unknown: "La columna {{column}}, «{{heading}}», no se conoce.",
    },
    headingOf: "Encabezado",
    headings: "Las columnas de {{file}} no encajan. No se ha enviado nada.",
    intro:
      "Elija un archivo de Excel o CSV con un título por columna y una fila por registro. Se comprueban todas las filas antes de enviar nada.",
    kept: "No eliminadas: {{number}}",
    left: "Columnas que no se importan: {{columns}}.",
    notAChoice: "«{{value}}» no es ninguno de: {{known}}.",
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
    permitted: "Qué admite",
    reading: "Leyendo el archivo…",
    ready: "Filas de {{file}} sin fallos, listas para importar: {{number}}.",
    reason: "Qué falla",
    refused: "Rechazadas por el servicio: {{number}}",
    refusedSoFar: "Rechazadas hasta ahora: {{number}}",
    required: "Obligatoria",
    result: {
      done: "Importada",
      untouched: "No enviada",
    },
    row: "Fila",
    saveFaulty: "Descargar las filas con fallos",
    saveResult: "Descargar el resultado",
    send: "Importar {{number}}",
    sendLeft: "Enviar {{number}} de nuevo",
    sheet: "Importación",
    template: {
      csv: "Plantilla CSV",
      xlsx: "Plantilla de Excel",
    },
    undo: "Deshacer: eliminar estas filas ({{number}})",
    undone: "Filas eliminadas de nuevo: {{done}} de {{total}}.",
    untouched: "Detenida antes de enviarlas: {{number}}",
    value: "Valor",
  },
};
