import type { Translation } from "../../i18n/messages.ts";
import type { en } from "./en.ts";

/** The own texts of the command line in español. */
export const es: Translation<typeof en, "es"> = {
  catalogueFault: {
    brokenCount: "No se puede contar lo que acompaña a «{{operation}}»: {{problem}}.",
    brokenInverse:
      "La operación inversa de «{{operation}}» no se puede llamar: {{problem}} ({{about}}).",
    unknownFormat:
      "Ningún validador compartido se llama «{{format}}». Escriba {{remedy}} o añádalo a src/language/formats.ts.",
    unknownName: "«{{extension}}» dice «{{name}}», que no existe. Escriba {{remedy}}.",
    unknownTitle:
      "El título «{{name}}» parece una clave de los textos y ningún idioma la tiene. Escriba {{remedy}} o añádala a src/i18n.",
  },
  fileFault: {
    contradiction: {
      message: "Los documentos no se pueden leer juntos: {{reason}}",
      remedy: "Cambie el nombre de uno de los dos.",
    },
    danglingReference: {
      message: "La referencia «{{reference}}» no lleva a ninguna parte.",
      remedy: "Añada lo que designa o quítela.",
    },
    emptyText: {
      message: "El texto «{{key}}» está vacío.",
      remedy: "Diga algo o borre la clave en todos los idiomas.",
    },
    fixtureDiffers: {
      message: "Esto no es lo que el catálogo dice de «{{operation}}»: {{reason}}.",
      remedy: "Cambie el caso, o el catálogo si el servicio responde así de verdad.",
    },
    fixtureFailed: {
      message: "El caso «{{name}}» debe ser un éxito; su código es {{code}}.",
      remedy: "Póngale un éxito u otro nombre, como «refused».",
    },
    fixtureOfNothing: {
      message: "El catálogo no tiene la operación «{{name}}».",
      remedy: "Cambie el nombre de la carpeta ({{near}}) o bórrela.",
    },
    fixtureWithRows: {
      message_many: "El caso «{{name}}» de una lista tiene {{count}} de filas.",
      message_one: "El caso «{{name}}» de una lista tiene {{count}} fila.",
      message_other: "El caso «{{name}}» de una lista tiene {{count}} filas.",
      remedy: "Quítelas o póngale otro nombre.",
    },
    fixtureWithoutRows: {
      message: "El caso «{{name}}» de una lista no tiene filas.",
      remedy: "Póngale algunas o llámelo «empty».",
    },
    malformed: {
      message: "Aquí OpenAPI espera otra cosa: {{expected}}.",
      remedy: "Escríbalo como dice el formato.",
    },
    missingText: {
      message: "Al idioma «{{language}}» le falta el texto «{{key}}».",
      remedy: "Añádalo; parecido hay: {{near}}.",
    },
    noFixture: {
      message: "La operación «{{id}}» no tiene el caso «{{name}}».",
      remedy: "Escriba este archivo o créelo desde el servicio real con `screens record {{id}}`.",
    },
    noFixtures: {
      message: "El servicio «{{service}}» no tiene casos.",
      remedy:
        "Créelos desde el servicio real con `screens record`, para poder dibujar y probar sus pantallas.",
    },
    noService: {
      message: "El documento no dice qué servicio describe.",
      remedy:
        "Añada «x-service» con un nombre y un sobre, o cree el documento con `screens import`.",
    },
    notAFixture: {
      message:
        "Un caso es una petición y su respuesta, en el sobre del servicio; este tiene: {{given}}.",
      remedy: 'Escriba { "request": {…}, "answer": {…} }.',
    },
    otherPlaces: {
      message: "El texto «{{key}}» tiene los huecos {{given}}; en inglés tiene {{wanted}}.",
      remedy: "Use los mismos huecos en todos los idiomas.",
    },
    roomDefines: {
      message: "Define {{given}}; su carpeta solo admite «{{name}}».",
      remedy:
        'Exporte una sola definición que empiece por `name: "{{name}}"` o cambie el nombre de la carpeta.',
    },
    roomDoubles: {
      message: "El ejemplo de «{{name}}» es únicamente {{example}}.",
      remedy: "Borre este archivo o conviértalo en aquel.",
    },
    roomDraws: {
      message: "No exporta «{{view}}».",
      remedy: "Expórtelo con ese nombre.",
    },
    roomLanguage: {
      message: "No hay un archivo de textos llamado «{{given}}».",
      remedy: "Llámelo como uno de {{known}} o bórrelo.",
    },
    roomLacks: {
      message: "A la carpeta de «{{name}}» le falta este archivo.",
      remedy: "Escríbalo como en las carpetas vecinas o borre la carpeta.",
    },
    roomSaysNot: {
      message: "Nada de «{{name}}» dice «{{key}}».",
      remedy: "Borre la traducción o escriba la frase tal como se dice ahora.",
    },
    roomUntold: {
      message: "«{{key}}» no está traducido al idioma «{{language}}».",
      remedy: "Añada la traducción.",
    },
    roomsDiffer: {
      message: "«{{key}}» está traducido de otro modo en {{other}}.",
      remedy: "Escriba lo mismo en ambos o diga otra frase.",
    },
    roomsUnlisted: {
      message: "No es lo que contienen las carpetas vecinas.",
      remedy: "Ejecute `npm run generate`.",
    },
    syntax: {
      message: "Esto no es JSON: {{reason}}.",
      remedy: "Corríjalo ahí; un editor muestra el lugar.",
    },
    textTwice: {
      message: "Los textos «{{key}}» ya están en {{other}}.",
      remedy: "Llámelos de otro modo, pues solo se encuentran por ese nombre.",
    },
  },
  probe: {
    absent: "no existe ({{code}})",
    additionalProperties: "el documento no nombra {{place}}",
    argument: "se exige el argumento «{{name}}», y el documento no lo da por obligatorio",
    busy: "sin probar: el servicio pide más paciencia de la que hay",
    counts:
      "{{service}}: {{tried}} lecturas probadas, {{misfits}} diferencias, {{untried}} sin probar",
    either: " o ",
    enum: "{{place}} no es ninguno de los valores enumerados",
    harmful: "sin probar: por su nombre cierra una sesión o quita algo",
    keyword: "{{place}} no cumple «{{keyword}}»",
    large: "sin probar: la respuesta supera los 16 MB",
    noArgument: "sin probar: nada de lo encontrado dice {{names}}; lo dice --with NAME=VALUE",
    noRecord: "sin probar: no existe el registro que nombra una fila",
    noTime: "sin probar: se acabó el tiempo; dé más con --minutes N",
    proposed: "{{file}} contiene el overlay propuesto",
    redirected: "sin probar: redirige a otro sitio, y no se sigue",
    refused: "sin probar: se rechaza ({{code}}) {{message}}",
    required: "falta {{place}}",
    rows: "las filas están en {{place}}, el documento dice {{stated}}",
    rowsNowhere: "no hay filas en {{stated}} ni en otro sitio",
    slow: "sin probar: no hubo respuesta en 20 segundos",
    token: "sin probar: se rechaza ({{code}}); indique un token con --token o SCREENS_TOKEN",
    total: "el total está en {{place}}, el documento dice {{stated}}",
    totalNowhere: "no hay total en {{stated}} ni en otro sitio",
    type: "{{place}} es {{given}}, el documento dice {{stated}}",
    types: {
      array: "una lista",
      boolean: "un sí o no",
      integer: "un entero",
      null: "nulo",
      number: "un número",
      object: "un objeto",
      string: "un texto",
    },
    unreachable: "sin probar: no se llega al servicio, o se cortó la conexión",
    unreadable: "la respuesta no se entiende ({{code}}); ningún overlay puede decirlo",
  },
};
