import type { Translation } from "../../../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The Spanish texts of importing the rows of a file. */
export const es: Translation<typeof en, "es"> = {
  import: {
    another: "Elegir otro archivo",
    cell: {
      error: "{{cell}} contiene un valor de error.",
      formula:
        "{{cell}} contiene una fórmula sin su resultado. Abra el archivo en una hoja de cálculo y guárdelo de nuevo.",
    },
    checking: "Comprobando todas las filas…",
    chooseField: "Elija un campo",
    column: "Columna",
    encoding: {
      guessed:
        "Detectada a partir del archivo: compruebe que los valores se lean bien o elija otra.",
      label: "Codificación",
    },
    failedSoFar: "Fallidas hasta ahora: {{number}}",
    faulty_many: "{{count}} de {{total}} filas tienen errores. No se ha importado nada.",
    faulty_one: "{{count}} de {{total}} filas tiene errores. No se ha importado nada.",
    faulty_other: "{{count}} de {{total}} filas tienen errores. No se ha importado nada.",
    field: "Campo",
    fieldOf: "Campo de «{{column}}»",
    file: {
      brokenQuotes: "{{file}} tiene unas comillas sin cerrar en la fila {{row}}.",
      brokenWorkbook: "{{file}} no es un libro de Excel o está dañado.",
      empty: "{{file}} está vacío.",
      label: "Archivo para importar",
      notASheet: "{{file}} no es un libro de Excel ni un archivo CSV.",
      oldWorkbook:
        "{{file}} está en el formato antiguo de Excel o tiene contraseña. Guárdelo como .xlsx sin contraseña.",
      onlyHeadings: "{{file}} tiene encabezados pero ninguna fila.",
      someRecords:
        "No se pudieron cargar todos los registros existentes, así que {{file}} no se puede comparar con ellos: los que ya existen se añadirían otra vez. No se ha importado nada.",
      tooLarge: "{{file}} es demasiado grande para descomprimirlo aquí.",
      tooManyRecords: "Hay más de {{limit}} registros: {{file}} no se puede comparar con ellos.",
      tooManyRows_many:
        "{{file}} tiene {{count}} de filas; se pueden importar {{limit}} como máximo a la vez.",
      tooManyRows_one:
        "{{file}} tiene {{count}} fila; se pueden importar {{limit}} como máximo a la vez.",
      tooManyRows_other:
        "{{file}} tiene {{count}} filas; se pueden importar {{limit}} como máximo a la vez.",
      unknownEncoding:
        "No se sabe con certeza la codificación de {{file}}. Elija aquella en la que las filas se lean bien. No se ha importado nada.",
      unreadable_many:
        "{{file}} tiene {{count}} de caracteres que no se pueden leer en {{encoding}}. Elija otra codificación o corrija el archivo. No se ha importado nada.",
      unreadable_one:
        "{{file}} tiene {{count}} carácter que no se puede leer en {{encoding}}. Elija otra codificación o corrija el archivo. No se ha importado nada.",
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
    hiddenRows: "También se importan las filas que la hoja oculta: {{rows}}.",
    intro:
      "Elija un archivo de Excel o CSV con un encabezado por columna y una fila por registro. Todas las filas se comprueban antes de importar.",
    jobs: {
      background: "Continuar en segundo plano",
      dismiss: "Quitar",
      leave:
        "La importación continúa aunque cierre esto; la barra superior muestra el avance. ¿Detenerla o dejar que continúe?",
      open: "Ver el resultado",
      sign_many: "{{count}} de importaciones",
      sign_one: "{{count}} importación",
      sign_other: "{{count}} importaciones",
      title: "Importaciones",
    },
    kept: "No deshechas: {{number}}",
    left: "Columnas que no se importan: {{columns}}.",
    merged: "Celdas combinadas, de las que solo la primera contiene el valor: {{cells}}.",
    notAChoice: "«{{value}}» no es un valor permitido. Permitidos: {{known}}.",
    notImported: "No se importa",
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
    ready_many: "{{count}} de filas de {{file}} están listas para importar.",
    ready_one: "{{count}} fila de {{file}} está lista para importar.",
    ready_other: "{{count}} filas de {{file}} están listas para importar.",
    reason: "Problema",
    refused: "Rechazadas por el servicio: {{number}}",
    repeated: {
      inFile: "La fila {{row}} ya tiene el mismo valor.",
      there: "Ya existe un registro con este valor.",
    },
    required: "Obligatorio",
    result: {
      done: "Importada",
      untouched: "No importada",
    },
    row: "Fila",
    saveFaulty: "Descargar las filas con errores",
    saveResult: "Descargar el resultado",
    saveUnanswered: "Descargar estas filas",
    send: "Importar {{number}}",
    sendLeft: {
      again: "Importar {{number}} de nuevo",
      both: "Importar las {{number}} que faltan",
      rest: "Importar las {{number}} restantes",
    },
    sheet: "Importación",
    sheetOf: {
      hidden: "{{name}} (oculta)",
      label: "Hoja",
    },
    template: {
      csv: "Plantilla CSV",
      xlsx: "Plantilla de Excel",
    },
    unanswered: "Sin respuesta clara del servicio, por lo que pueden haberse importado: {{number}}",
    unansweredNext:
      "Importarlas de nuevo aquí no duplica ninguna. Si siguen en la lista, compruebe en la tabla cuáles ya están: descargue estas filas, quite del archivo las que ya están e impórtelo como uno nuevo.",
    undo: {
      added: "Deshacer: eliminar estas filas ({{added}})",
      both: "Deshacer: eliminar {{added}} y restablecer {{changed}}",
      changed: "Deshacer: restablecer estas filas ({{changed}})",
    },
    undone: "Filas deshechas: {{done}} de {{total}}.",
    untouched: {
      forbidden: "Sin importar por no tener ya el permiso: {{number}}",
      signedOut: "Sin importar por haberse cerrado la sesión: {{number}}",
      stopped: "Sin importar por haberse detenido: {{number}}",
      unreached: "Sin importar por no poder contactar con el servicio: {{number}}",
    },
    update: {
      by: "Actualizar por {{field}}",
      help: "Las filas cuyo valor se encuentra cambian ese registro; las celdas vacías lo dejan como está. Las demás se añaden.",
      label: "Registros existentes",
      none: "Dejarlos como están; añadir todas las filas",
      nothing: "No hay nada que importar: {{file}} contiene lo que ya existe.",
      ready_many: "Se modificarán {{count}} de registros existentes.",
      ready_one: "Se modificará {{count}} registro existente.",
      ready_other: "Se modificarán {{count}} registros existentes.",
      same_many: "{{count}} de filas son iguales que sus registros y no se enviarán.",
      same_one: "{{count}} fila es igual que su registro y no se enviará.",
      same_other: "{{count}} filas son iguales que sus registros y no se enviarán.",
      several: "Hay {{number}} registros con este valor.",
      unchanged: "No se modifican: {{fields}}.",
    },
    value: "Valor",
  },
};
