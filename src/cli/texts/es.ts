import type { Translation } from "../../i18n/messages.ts";
import type { en } from "./en.ts";

/** The Spanish texts of the command line. */
export const es: Translation<typeof en, "es"> = {
  catalogueFault: {
    brokenCount: "No se puede contar lo que se elimina junto con «{{operation}}»: {{problem}}.",
    brokenInverse:
      "La operación inversa de «{{operation}}» no se puede llamar: {{problem}} ({{about}}).",
    exportLacks:
      "La lista «{{operation}}» admite «{{name}}» y su exportación «{{export}}» no lo admite en la misma forma: el archivo podría contener filas distintas de las que muestra la pantalla. Añada el parámetro a «{{export}}» o quite «x-export».",
    exportNeeds:
      "La exportación «{{export}}» exige «{{name}}», que la lista «{{operation}}» puede omitir. Haga opcional el parámetro o quite «x-export».",
    exportPages:
      "La exportación «{{export}}» admite «{{name}}», que pide una página de la lista «{{operation}}»: el archivo podría contener una sola página. Quite el parámetro de «{{export}}» o quite «x-export».",
    unknownFormat:
      "No hay ningún validador compartido llamado «{{format}}». Escriba {{remedy}} o añádalo a src/language/formats.ts.",
    unknownName: "«{{extension}}» nombra «{{name}}», que no existe. Escriba {{remedy}}.",
    unknownTitle:
      "El título «{{name}}» parece una clave de los textos y ningún idioma la tiene. Escriba {{remedy}} o añádala a src/i18n.",
  },
  fileFault: {
    contradiction: {
      message: "Los documentos no se pueden leer juntos: {{reason}}",
      remedy: "Cambie el nombre de uno de los dos.",
    },
    danglingReference: {
      message: "La referencia «{{reference}}» no tiene destino.",
      remedy: "Añada el destino o quite la referencia.",
    },
    emptyText: {
      message: "El texto «{{key}}» está vacío.",
      remedy: "Escriba el texto o elimine la clave en todos los idiomas.",
    },
    fixtureDiffers: {
      message: "Esto no coincide con lo que el catálogo dice de «{{operation}}»: {{reason}}.",
      remedy: "Cambie el caso, o el catálogo si el servicio responde realmente así.",
    },
    fixtureFailed: {
      message: "El caso «{{name}}» debe ser un éxito; su código es {{code}}.",
      remedy: "Haga que sea un éxito o póngale otro nombre, como «refused».",
    },
    fixtureOfNothing: {
      message: "El catálogo no tiene la operación «{{name}}».",
      remedy: "Cambie el nombre de la carpeta ({{near}}) o elimínela.",
    },
    fixtureWithRows: {
      message_many: "El caso «{{name}}» de una lista tiene {{count}} de filas.",
      message_one: "El caso «{{name}}» de una lista tiene {{count}} fila.",
      message_other: "El caso «{{name}}» de una lista tiene {{count}} filas.",
      remedy: "Quítelas o póngale otro nombre.",
    },
    fixtureWithoutRows: {
      message: "El caso «{{name}}» de una lista no tiene filas.",
      remedy: "Añada algunas o llámelo «empty».",
    },
    linkToNothing: {
      message: "Es un enlace a «{{target}}», donde no hay ningún archivo.",
      remedy: "Corrija el enlace o elimínelo.",
    },
    malformed: {
      message: "OpenAPI espera aquí: {{expected}}.",
      remedy: "Corríjalo según el formato.",
    },
    missingText: {
      message: "Falta el texto «{{key}}» en el idioma «{{language}}».",
      remedy: "Añádalo; claves parecidas: {{near}}.",
    },
    noFixture: {
      message: "La operación «{{id}}» no tiene el caso «{{name}}».",
      remedy: "Escriba este archivo o créelo desde el servicio real con `{{command}}`.",
    },
    noFixtures: {
      message: "El servicio «{{service}}» no tiene casos.",
      remedy:
        "Créelos desde el servicio real con `screens record --page PAGE --service {{service}}=URL`, para poder mostrar y probar sus pantallas.",
    },
    noService: {
      message: "El documento no dice qué servicio describe.",
      remedy:
        "Añada «x-service» con un nombre y un sobre, o cree el documento con `screens import`.",
    },
    notAFixture: {
      message:
        "Un caso es una solicitud y su respuesta, en el sobre del servicio; este tiene: {{given}}.",
      remedy: 'Escriba { "request": {…}, "answer": {…} }.',
    },
    notUtf8: {
      message: "Este carácter no está codificado en UTF-8.",
      remedy: "Guarde el archivo como UTF-8 y escriba de nuevo el carácter.",
    },
    otherPlaces: {
      message: "El texto «{{key}}» tiene los marcadores {{given}}; en inglés tiene {{wanted}}.",
      remedy: "Use los mismos marcadores en todos los idiomas.",
    },
    roomDefines: {
      message: "Define {{given}}; esta carpeta solo debe definir «{{name}}».",
      remedy:
        'Exporte una sola definición que empiece por `name: "{{name}}"` o cambie el nombre de la carpeta.',
    },
    roomDoubles: {
      message: "El ejemplo de «{{name}}» debe ser únicamente {{example}}.",
      remedy: "Elimine este archivo o póngale ese nombre.",
    },
    roomDraws: {
      message: "No exporta «{{view}}».",
      remedy: "Expórtelo con ese nombre.",
    },
    roomLanguage: {
      message: "No hay ningún idioma para este archivo de textos: «{{given}}».",
      remedy: "Llámelo como uno de {{known}} o elimínelo.",
    },
    roomLacks: {
      message: "A la carpeta de «{{name}}» le falta este archivo.",
      remedy: "Escríbalo como en las carpetas vecinas o elimine la carpeta.",
    },
    roomSaysNot: {
      message: "«{{name}}» no usa la frase «{{key}}».",
      remedy: "Elimine la traducción o cambie la frase por la actual.",
    },
    roomUntold: {
      message: "«{{key}}» no está traducido al idioma «{{language}}».",
      remedy: "Añada la traducción.",
    },
    roomsDiffer: {
      message: "«{{key}}» tiene otra traducción en {{other}}.",
      remedy: "Use la misma traducción en ambos u otra frase.",
    },
    roomsUnlisted: {
      message: "No coincide con las carpetas vecinas.",
      remedy: "Ejecute `npm run generate`.",
    },
    pageName: {
      message:
        "Ninguna entrada del menú puede mostrar una página con este nombre. Los nombres constan de letras, cifras, «-» y «_», sin «index» al final ni «views» al principio.",
      remedy: "Cambie el nombre del archivo o de su carpeta.",
    },
    sameName: {
      message:
        "El nombre solo se distingue de «{{other}}» por mayúsculas o acentos; Windows y macOS guardan uno de los dos.",
      remedy: "Cambie el nombre de uno de ellos o elimínelo.",
    },
    syntax: {
      message: "Esto no es JSON: {{reason}}.",
      remedy: "Corríjalo ahí; un editor muestra el lugar.",
    },
    textTwice: {
      message: "Los textos «{{key}}» ya están en {{other}}.",
      remedy: "Use otro nombre: los textos se encuentran solo por su nombre.",
    },
    unreadable: {
      message: "No se puede leer este archivo: {{reason}}.",
      remedy: "Permita su lectura o quítelo.",
    },
  },
  probe: {
    absent: "el servicio no la tiene ({{code}})",
    additionalProperties: "{{place}} no está en el documento",
    argument: "se exige el argumento «{{name}}», pero el documento no lo indica",
    busy: "sin probar: el servicio no dejaba de pedir que se esperara",
    counts:
      "{{service}}: {{tried}} lecturas probadas, {{misfits}} diferencias, {{untried}} sin probar",
    dayOrMonth:
      "{{place}} contiene fechas como {{example}} y ninguna fila muestra si va primero el día o el mes: averígüelo y repita con --dates dayFirst o --dates monthFirst",
    either: " o ",
    enum: "{{place}} no es ninguno de los valores enumerados",
    harmful: "sin probar: por su nombre, finaliza una sesión o elimina algo",
    keyword: "{{place}} no cumple «{{keyword}}»",
    large: "sin probar: la respuesta supera los 16 MB",
    noArgument:
      "sin probar: no se encontró ningún valor para {{names}}; indíquelo con --with NAME=VALUE",
    noRecord: "sin probar: no se encontró el registro de una fila",
    noTime: "sin probar: se acabó el tiempo; dé más con --minutes N",
    proposed: "el overlay propuesto está en {{file}}",
    redirected: "sin probar: el servicio redirige la llamada y las redirecciones no se siguen",
    refused: "sin probar: se rechaza ({{code}}) {{message}}",
    required: "falta {{place}}",
    rows: "las filas están en {{place}}, no en {{stated}}",
    rowsNowhere: "no hay filas en {{stated}} ni en otro sitio",
    slow: "sin probar: no hubo respuesta en 20 segundos",
    timeText: "{{place}} contiene horas como {{example}}, pero el documento no lo indica",
    token: "sin probar: se rechaza ({{code}}); indique un token con --token o SCREENS_TOKEN",
    total: "el total está en {{place}}, no en {{stated}}",
    totalNowhere: "no hay total en {{stated}} ni en otro sitio",
    type: "{{place}} es {{given}} en lugar de {{stated}}",
    types: {
      array: "una lista",
      boolean: "un valor lógico",
      integer: "un entero",
      null: "null",
      number: "un número",
      object: "un objeto",
      string: "texto",
    },
    unreachable: "sin probar: no se puede acceder al servicio o se cortó la conexión",
    unreadable: "no se pudo leer la respuesta ({{code}}); un overlay no puede describirlo",
  },
};
