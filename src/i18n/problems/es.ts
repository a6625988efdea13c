import type { Translation } from "../messages.ts";
import type { en } from "./en.ts";

/** The Spanish texts of the problems that a page can have. */
export const es: Translation<typeof en, "es"> = {
  expressionFault: {
    address: "una dirección es un texto y va entre comillas simples",
    bytes:
      "«{{name}}» no es un texto aquí: los textos van entre comillas, sin ninguna letra delante",
    ends: "está incompleta",
    escape: "«{{name}}» no es una secuencia de escape conocida",
    operator: "«{{name}}» no puede escribirse aquí",
    quote: "falta la comilla de cierre",
    reserved: "«{{name}}» es una palabra reservada del lenguaje",
    tooDeep: "es demasiado larga o tiene demasiados niveles",
    tooLong: "tiene más de {{name}} caracteres",
    unexpected: "«{{name}}» no va aquí",
    unreadable: "no se puede leer a partir de aquí",
    unsigned: "«{{name}}» no es un número aquí: los números no llevan ninguna letra detrás",
  },
  problem: {
    acceptsKnownOnly: {
      message:
        "Esto rechaza todo valor de «{{name}}» que todavía no existe, así que no se puede añadir nada nuevo.",
      remedy:
        "Escriba cuándo es válido el valor: mientras no se encuentre ninguno, por ejemplo `!answer.records.exists(…)`.",
    },
    actionWithTwoEffects: {
      message: "La acción tiene más de un efecto: {{given}}.",
      remedy: "Deje solo uno.",
    },
    actionWithoutEffect: {
      message: "La acción no hace nada.",
      remedy: "Añada «call», «open» o «go».",
    },
    addsCurrencies: {
      message:
        "Esto suma «{{name}}» en monedas distintas: «{{currency}}» indica la de cada registro.",
      remedy: "Sume solo los de una moneda o agrúpelos por «{{currency}}».",
    },
    addsElsewhere: {
      message:
        "«{{name}}» añade otros registros que los que se muestran aquí, que añade «{{own}}».",
      remedy: "Use «{{own}}», o lleve esto adonde se muestran esos registros.",
    },
    addsIds: {
      message:
        "«{{name}}» contiene identificadores: designan registros, y su suma o su promedio no dice nada.",
      remedy: "Use «count», o un campo que mida algo.",
    },
    addsRates: {
      message:
        "«{{name}}» es un porcentaje, un promedio o un rango, cuyos valores no se pueden sumar.",
      remedy: "Use «average» o «count», o sume un campo que mida algo.",
    },
    alwaysHolds: {
      message: "Esto se cumple siempre, así que no tiene efecto.",
      remedy: "Elimine la condición o corríjala.",
    },
    alwaysSame: {
      message: "Según el catálogo, «{{comparison}}» es siempre {{truth}}.",
      remedy: "Compare con un valor posible o quite la comparación.",
    },
    beginsEmpty: {
      message:
        "«{{operation}}» sustituye lo guardado, pero este formulario empieza vacío: lo que no se vuelva a escribir puede perderse.",
      remedy: "Indique en «values» lo guardado: «row» o una llamada que lo cargue.",
    },
    beginsWithout: {
      message:
        "«{{operation}}» sustituye un registro, pero los valores iniciales no incluyen: {{names}}. Al guardar podrían borrarse.",
      remedy:
        'Cargue el propio registro en «values», con una llamada que lo lea. Tome en «as» lo que contiene con otro nombre, como en {"owner_id": answer.owner.id}.',
    },
    blockUnplaced: {
      message: "Esto es un bloque, pero aquí un bloque va en «{{name}}».",
      remedy: "Escriba en este lugar un objeto con el bloque como «{{name}}».",
    },
    boundField: {
      message: "«{{name}}» se indica en «with», así que el formulario no lo pide.",
      remedy: "Quítelo de aquí o de «with».",
    },
    brokenQuery: {
      message: "En esta dirección hay un segundo «?»; solo el primero inicia la consulta.",
      remedy: "Separe los parámetros con &.",
    },
    cellDoesNotFit: {
      message: "La celda «{{name}}» no puede mostrar «{{field}}» ({{type}}).",
      remedy: "Elija otra celda o quítela.",
    },
    checksAnother: {
      message: "La comprobación de «{{name}}» usa «{{other}}» en su lugar.",
      remedy: "Use form.{{name}}.",
    },
    checksFirstPage: {
      message:
        "«{{operation}}» devuelve las páginas una a una y no recibe `form.{{name}}`, así que no se encuentran los valores de las páginas siguientes.",
      remedy: "Pase `form.{{name}}` a uno de sus argumentos.",
    },
    circularRead: {
      message: "Los bloques se leen en círculo: {{path}}.",
      remedy: "Rompa el círculo en uno de ellos.",
    },
    comparesDigits: {
      message: "Estos textos se comparan letra por letra, así que «9» va después de «10».",
      remedy:
        "Compare números: number(…) convierte un texto en número, y un número se escribe sin comillas.",
    },
    contradictsLabel: {
      message: "Esto envía {{value}} como «{{name}}», lo contrario de «{{label}}».",
      remedy: "Envíe el otro valor o corrija la etiqueta.",
    },
    costsTooMuch: {
      message:
        "Esto requiere demasiado trabajo: recorre listas dentro de listas, o alarga cada vez más un texto o una lista.",
      remedy: "Recorra como mucho una lista dentro de otra o deje que lo calcule el servicio.",
    },
    countsAnyway: {
      message: "«count» cuenta filas, de modo que «value» no tiene efecto.",
      remedy: "Combine con «sum» o «average», o quite «value».",
    },
    countsPage: {
      message: "Esto cuenta las filas de una página, no todas.",
      remedy: "Use el total de la respuesta: `{{suggested}}`.",
    },
    dangerUnasked: {
      message: "Esta acción está marcada como peligrosa, pero se ejecuta al primer clic.",
      remedy: 'Pregunte antes: "confirm": true.',
    },
    duplicateField: {
      message: "El campo «{{name}}» aparece dos veces.",
      remedy: "Déjelo en un solo lugar.",
    },
    duplicateName: {
      message: "El nombre «{{name}}» se usa dos veces.",
      remedy: "Dé otro nombre a uno de ellos.",
    },
    duplicateProperty: {
      message: "La propiedad «{{name}}» está repetida.",
      remedy: "Quite una de ellas.",
    },
    encodedWhole: {
      message: "Esto codifica la dirección entera, barras incluidas, y no funciona.",
      remedy: "Codifique solo lo que se pone en la dirección: '/page?name=' + encode(row.name).",
    },
    erasesFields: {
      message:
        "«{{operation}}» sustituye todo el registro, pero esta llamada no envía: {{names}}. Podrían borrarse.",
      remedy:
        "Envíelos también, por ejemplo «{{first}}» con «row.{{first}}», o abra un formulario que cargue el registro.",
    },
    expressionSyntax: {
      message: "Esto no es una expresión: {{reason}}.",
      remedy: "Corrija la expresión.",
    },
    expressionType: {
      message: "La expresión da {{given}}; se necesita {{wanted}}.",
      remedy: "Escriba una expresión que dé {{wanted}}.",
    },
    firstOfMany: {
      message: "Esto usa solo una de las filas marcadas; las demás quedan como están.",
      remedy: "Use `{{suggested}}` en su lugar, para que la llamada se haga por cada fila marcada.",
    },
    holdsForOne: {
      message:
        "Esto se cumple en cuanto una de las filas marcadas lo cumple, pero la acción afecta a todas.",
      remedy:
        "Use `all` en lugar de `exists`, o elija con `filter` en la llamada las filas que lo cumplen.",
    },
    formOfFirst: {
      message: "Esto edita solo una de las filas marcadas; las demás quedan como están.",
      remedy:
        'Conviértalo en una acción de fila, o permítalo solo para una fila: "enabled": "size(rows) == 1".',
    },
    groupsByMany: {
      message:
        "«{{name}}» no es un solo valor, así que una fila podría pertenecer a varios grupos o a ninguno.",
      remedy: "Agrupe por un campo con un solo valor, o por una expresión que dé uno.",
    },
    groupsByKey: {
      message: "Cada fila tiene su propio «{{name}}», así que cada grupo tendría una sola fila.",
      remedy: "Agrupe por un campo que compartan varias filas, o quite «groupBy».",
    },
    groupsTree: {
      message:
        "Las filas tienen filas secundarias en «{{name}}»; una tabla solo agrupa el primer nivel.",
      remedy: "Quite «groupBy» o muestre las filas como árbol.",
    },
    hasNoChoices: {
      message:
        "«{{field}}» no tiene valores fijos en el catálogo ni en un diccionario, así que no se puede omitir ninguno.",
      remedy:
        "Quite «only»; las opciones de una llamada se limitan con los argumentos de la llamada.",
    },
    hasNoEffect: {
      message: "«{{name}}» no tiene efecto sin «{{needed}}».",
      remedy: "Quítelo o añada «{{needed}}».",
    },
    hideEachOther: {
      message:
        "«{{name}}» y «{{other}}» solo se muestran mientras el otro está vacío: rellenar uno oculta el otro.",
      remedy: "Haga que solo uno dependa del otro.",
    },
    inputNotSent: {
      message: "Esta llamada no usa «{{name}}», así que lo que se introduzca se pierde.",
      remedy: "Pase «{{name}}» a uno de sus argumentos.",
    },
    labelledByKey: {
      message: "Habría que elegir por «{{name}}», que no dice nada a las personas.",
      remedy: "Muestre un campo por el que lo reconozcan, como «{{label}}».",
    },
    listNotRecord: {
      message: "«{{name}}» devuelve una lista; se necesita un solo registro.",
      remedy: "Use la operación que devuelve un solo registro.",
    },
    holdsWithoutValue: {
      message:
        "Esto se cumple también donde «{{name}}» está vacío, porque nada va antes ni después de un valor vacío.",
      remedy: "Escriba la comparación contraria, con «{{name}} != null &&» delante si conviene.",
    },
    integerTooLarge: {
      message: "«{{name}}» es un entero demasiado grande para calcular con exactitud.",
      remedy: "Compárelo o páselo tal cual y deje que calcule el servicio.",
    },
    missingParam: {
      message: "La página en «{{address}}» necesita «{{name}}», que falta en esta dirección.",
      remedy: "Añádalo: '{{address}}?{{name}}=' + encode(…).",
    },
    missingParameter: {
      message: "«{{operation}}» necesita «{{name}}».",
      remedy: "Indique «{{name}}» en «with» o, en un formulario, como campo.",
    },
    missingProperty: {
      message: "Falta la propiedad «{{name}}».",
      remedy: "Añada «{{name}}».",
    },
    missingPlace: {
      message: "Aquí falta «{{name}}», que el texto tiene en todos los demás idiomas.",
      remedy: "Escriba {{name}} donde va el valor en este idioma.",
    },
    missingTranslation: {
      message: "Falta el texto en {{languages}}.",
      remedy: "Añada los idiomas que faltan.",
    },
    mixesYears: {
      message: "«{{name}}» es igual en todos los años, así que se juntan las filas de todos ellos.",
      remedy:
        "Conserve el año, por ejemplo con «startOf» o «format», o muestre solo las filas de un año.",
    },
    mustBePublic: {
      message: "Esta página se abre sin iniciar sesión, pero no dice que es pública.",
      remedy: 'Escriba "public": true junto a su título.',
    },
    nameRepeated: {
      message:
        "«{{name}}» nombra un bloque que se repite en cada fila, así que una expresión no sabría a cuál se refiere.",
      remedy: "Quite el nombre; use `row` dentro del bloque.",
    },
    namesFirstOfMany: {
      message: "Esto nombra solo una de las filas marcadas, pero la acción afecta a todas.",
      remedy: "Diga cuántas son con «{{written}}», o nómbrelas todas.",
    },
    namedAsAnother: {
      message: "Esto se llama «{{name}}», pero corresponde a «{{other}}».",
      remedy: "Corrija el nombre, o aquello a lo que corresponde.",
    },
    needsWhatIsEmpty: {
      message:
        "Esto solo está disponible mientras «{{name}}» está vacío, pero lo que hace necesita «{{name}}».",
      remedy: "Escriba la condición contraria.",
    },
    neverEqual: {
      message: "Nunca pueden ser iguales {{left}} y {{right}}.",
      remedy: "Compare valores del mismo tipo que el campo pueda tener.",
    },
    backwardPeriod: {
      message:
        "{{value}} es anterior a {{begin}}, el comienzo de este periodo («{{name}}»), así que no se encuentra nada.",
      remedy: "Escriba un final que no sea anterior al comienzo.",
    },
    neverHolds: {
      message:
        "Esto nunca se cumple, así que lo que depende de ello nunca se muestra, ni se alcanza, ni se puede usar.",
      remedy: "Corrija la condición o elimine la parte.",
    },
    neverReached: {
      message:
        "Ningún rol puede llegar aquí; estas condiciones no pueden cumplirse a la vez: {{conditions}}.",
      remedy: "Cambie una de las condiciones o quite esta parte.",
    },
    newerVersion: {
      message:
        "La página está escrita en la versión {{version}} del lenguaje; este producto admite hasta la versión {{known}}.",
      remedy: "Actualice el producto o escriba la página en la versión {{known}}.",
    },
    noRecord: {
      message: "«{{name}}» es de tipo {{type}}, que no tiene campos propios.",
      remedy: "Quite «items»: es para registros y listas de registros.",
    },
    noSuchPage: {
      message: "No hay ninguna página en «{{address}}».",
      remedy: "Use la dirección de una página: {{known}}.",
    },
    notAList: {
      message: "«{{name}}» no devuelve una lista.",
      remedy: "Use una operación que devuelva una lista.",
    },
    notARead: {
      message: "«{{name}}» cambia datos, así que no puede cargarse automáticamente.",
      remedy: "Use una operación de solo lectura.",
    },
    notATree: {
      message: "«{{name}}» no devuelve un árbol.",
      remedy: "Use una operación cuyas filas tengan otras debajo.",
    },
    notAWrite: {
      message: "«{{name}}» no cambia nada.",
      remedy: "Use una operación que cambie datos.",
    },
    notEncoded: {
      message: "«{{name}}» puede contener caracteres como & o #, que rompen la dirección.",
      remedy: "Escriba encode({{name}}).",
    },
    notForImport: {
      message:
        "«{{name}}» no toma ninguno de los campos que muestra esta tabla, así que no añade ni cambia sus registros.",
      remedy: "Use la operación que añade estos registros o, como «update», la que los cambia.",
    },
    notImportable: {
      message: "Una celda de un archivo no puede contener «{{name}}» ({{type}}).",
      remedy: "Quítelo o indíquelo en «with».",
    },
    notInEvery: {
      message: "Solo algunos de estos registros tienen «{{name}}»; en los demás está vacío.",
      remedy: "Añádalo a cada registro. Todos tienen: {{known}}.",
    },
    notInValues: {
      message: "«{{operation}}» necesita «{{name}}», pero los valores iniciales no lo incluyen.",
      remedy: "Indique «{{name}}» en «with» de «submit», o use valores iniciales que lo incluyan.",
    },
    notNameable: {
      message: "Aquí no se pueden dar nombres a los valores de «{{field}}».",
      remedy: "Quite «values»: es solo para un campo con un único valor y sin diccionario.",
    },
    notOneOf: {
      message: "«{{value}}» no se permite aquí.",
      remedy: "Se admite: {{known}}.",
    },
    notOpen: {
      message:
        "«{{name}}» está en un diálogo, así que aquí no se conoce su estado mientras el diálogo está cerrado.",
      remedy: "Lea un bloque de la página o haga esto en el diálogo.",
    },
    notPartOf: {
      message: "Este paso debería ser parte de «{{name}}», pero no lee `answers.{{name}}`.",
      remedy: "Pase lo que se ha añadido, por ejemplo `answers.{{name}}.id`, o quite «partOf».",
    },
    notPublic: {
      message: "La página es pública, pero «{{name}}» no.",
      remedy: "Use una operación pública o haga que la página no sea pública.",
    },
    optionsDoNotFit: {
      message: "Las opciones guardan «{{name}}» ({{given}}); el campo admite {{wanted}}.",
      remedy: "Indique en «value» un campo de las opciones que el campo admita.",
    },
    optionsOfItself: {
      message: "Las opciones de «{{name}}» dependen de su propio valor.",
      remedy: "Use otro campo del formulario.",
    },
    otherKey: {
      message: "Esto es «{{given}}», pero se necesita «{{wanted}}»: sería otro registro.",
      remedy: "Use un valor que sea «{{wanted}}».",
    },
    outOfRange: {
      message: "{{value}} está fuera de {{minimum}} a {{maximum}}.",
      ofList: "Elementos de la lista: {{value}}; se necesitan al menos {{minimum}}.",
      ofListRemedy: "Añada los elementos que faltan.",
      remedy: "Use un valor entre {{minimum}} y {{maximum}}.",
    },
    pagingField: {
      message:
        "La tabla fija «{{name}}» por sí misma: la paginación está debajo de las filas y el orden en los encabezados.",
      remedy: "Quítelo de la búsqueda.",
    },
    paramDoesNotFit: {
      message: "«{{name}}» de la página en «{{address}}» debe ser {{wanted}}, no {{given}}.",
      remedy: "Use {{wanted}}.",
    },
    paramNotTaken: {
      message: "La página en «{{address}}» no admite «{{name}}».",
      remedy: "Admite: {{known}}.",
    },
    paramUnread: {
      message:
        "Nada en la página lee «{{name}}», así que con cualquier valor la página es la misma.",
      remedy:
        "Léalo como `params.{{name}}`, por ejemplo en «with» de una llamada, o quite el parámetro.",
    },
    parentDoesNotFit: {
      message:
        "«{{name}}» ({{given}}) no puede indicar el elemento superior: la clave es {{wanted}}.",
      remedy: "Use el campo que contiene la clave del elemento superior.",
    },
    partOfNoWhole: {
      message:
        "Un promedio no es parte de un todo, así que un gráfico de anillo no puede mostrarlo.",
      remedy: "Use un gráfico de barras o combine por suma o recuento.",
    },
    quotedMember: {
      message: "Esto envía las palabras «{{name}}», no el valor de ese nombre.",
      remedy: "Quite las comillas.",
    },
    readsForNothing: {
      message: "«{{name}}» solo lee datos, y nada muestra la respuesta.",
      remedy:
        "Abra un bloque que la muestre, guárdela como archivo o llame a la operación que quería.",
    },
    readsItself: {
      message: "«{{name}}» solo se muestra una vez rellenado, así que nunca se puede rellenar.",
      remedy: "Use otro campo en la condición.",
    },
    readByNone: {
      message: "Nada en la página lee `{{name}}`, así que elegir aquí un valor no tiene efecto.",
      remedy:
        "Léalo donde deba tener efecto, por ejemplo en «with» de una llamada, o quite el campo.",
    },
    readsNoRow: {
      message: "Esto es igual para todas las filas, porque nada de ello usa `row`.",
      remedy:
        "Pase lo que identifica la fila, como «row.id», o «rows.map(row, row.id)» para las filas marcadas.",
    },
    readsOwnState: {
      message: "El bloque depende de su propio estado: cada elección en él cambia lo que muestra.",
      remedy: "Use otro bloque o quite esto.",
    },
    otherSelection: {
      message:
        "«{{save}}» reemplaza lo que devuelve «{{wanted}}», pero la selección actual se lee con «{{name}}»: al guardar, la selección se reemplazaría por otra.",
      remedy: "Lea la selección actual con «{{wanted}}».",
    },
    readsSomeChosen: {
      message:
        "«{{name}}» omite una parte de lo que está elegido ahora, y «{{save}}» quitaría lo omitido.",
      remedy: "Quite el argumento, para que se lea todo lo elegido.",
    },
    concernsSeveral: {
      message:
        "Varias filas pueden tener el mismo «{{name}}», y «{{call}}» podría afectarlas a todas.",
      remedy: "Use una llamada para un solo registro, o diga «todos» en el nombre o la pregunta.",
    },
    relatesToAnother: {
      message: "Esto se lee por «{{name}}», pero se guarda por «{{wanted}}».",
      remedy: "Use el mismo registro para ambos.",
    },
    ruleAlwaysHolds: {
      message: "Esta regla se cumple siempre, así que el formulario nunca se puede enviar.",
      remedy: "Escriba cuándo los valores son incorrectos, no cuándo son correctos.",
    },
    requiredHidden: {
      message:
        "«{{name}}» es obligatorio, pero solo se muestra bajo una condición; sin él no se puede guardar.",
      remedy: "Quite la condición o indique «{{name}}» de otro modo.",
    },
    saidElsewhere: {
      message: "Esto se dice junto a «{{name}}», pero la regla trata de «{{other}}».",
      remedy: "Dígalo junto a un campo que la regla lea.",
    },
    saidTwice: {
      message: "Esto aparece dos veces: {{name}}.",
      remedy: "Quite uno de los dos o escriba lo que quería decir.",
    },
    doesTheSame: {
      message: "Esto hace lo mismo que «{{name}}», aunque se llama de otra manera.",
      remedy: "Cambie lo que hace uno de los dos, o quítelo.",
    },
    sameLabel: {
      message: "El anterior también se llama «{{name}}», así que no se distinguen.",
      remedy: "Dé otro nombre a uno de ellos.",
    },
    saveDoesNotFit: {
      message: "«{{save}}» no admite una lista de «{{key}}» ({{type}}).",
      remedy: "Use una operación que admita lo que dan las listas.",
    },
    saysOfAnother: {
      message: "Aquí dice «{{name}}», pero eso es lo que hace «{{other}}».",
      remedy: "Escriba lo que hace este botón o quite el texto.",
    },
    selectedNotRow: {
      message:
        "Esto usa «{{name}}», que puede ser un registro distinto de aquel junto al que está.",
      remedy: "Use el registro junto al que está, por ejemplo «row».",
    },
    sendsBack: {
      message: "El registro ya contiene «{{name}}», así que enviarlo no cambia nada.",
      remedy: "Envíe el valor nuevo, o corrija la condición con la que se envía.",
    },
    sendsFormatted: {
      message:
        "«{{name}}» requiere un texto como {{wanted}}, pero `format` escribe para personas, de forma distinta en cada idioma.",
      remedy:
        "Envíe el valor como lo escribe el servicio, por ejemplo `today().substring(0, 7)` para un mes.",
    },
    sendsOpposite: {
      message: "Esto envía lo contrario de lo elegido, y sí cuando no se ha elegido nada.",
      remedy: "Envíe el valor sin `!`.",
    },
    sentAsAnother: {
      message: "«{{value}}» se envía como «{{wanted}}», aunque existe «{{field}}».",
      remedy: "Use «{{field}}».",
    },
    sessionCall: {
      message: "«{{name}}» abre o cierra una sesión, lo que ninguna página puede hacer.",
      remedy: "Quite la llamada; iniciar y cerrar sesión tienen su propio lugar en el producto.",
    },
    severalLayouts: {
      message: "Aquí los campos se disponen más de una vez: {{given}}.",
      remedy: "Deje solo uno de ellos.",
    },
    speaksOfAnother: {
      message:
        "Esto habla de «{{name}}», pero lo que aquí se hace o se muestra no se refiere a ese registro.",
      remedy: "Use el mismo registro en ambos.",
    },
    stepWithoutFields: {
      message: "Este paso no tiene campos.",
      remedy: "Añada «fields» o «sections», o quite el paso.",
    },
    stepsNotHere: {
      message: "«{{name}}» no puede seguir a una llamada que puede hacerse para varios registros.",
      remedy: "Quítelo o escriba la acción para un solo registro.",
    },
    stepsWithoutCall: {
      message: "«{{name}}» solo puede seguir a una llamada.",
      remedy: "Añada un «call» a la acción o quite esto.",
    },
    swappedArguments: {
      message: "«{{name}}» recibe el valor de «{{other}}», y «{{other}}» el de «{{name}}».",
      remedy: "Intercambie los dos valores.",
    },
    syntax: {
      message: "Esto no es JSON: {{reason}}.",
      remedy: "Corrija el texto aquí.",
    },
    takesNoFile: {
      message: "«{{field}}» se introduce con «{{name}}», que no admite archivos.",
      remedy: "Elija el control «image» o «file», o quite «upload».",
    },
    tooDeep: {
      message: "La página tiene demasiados niveles.",
      remedy: "Use menos niveles de bloques.",
    },
    tooLarge: {
      message: "La página es demasiado grande.",
      remedy: "Divídala en varias páginas.",
    },
    tooManyBlocks: {
      message_many: "La página tiene {{count}} de bloques; se leen como máximo {{limit}}.",
      message_one: "La página tiene {{count}} bloque; se leen como máximo {{limit}}.",
      message_other: "La página tiene {{count}} bloques; se leen como máximo {{limit}}.",
      remedy: "Divídala en varias páginas.",
    },
    tooManyProblems: {
      message: "La página tiene más de {{shown}} problemas; los demás no se muestran.",
      remedy: "Corrija los primeros y vuelva a comprobar.",
    },
    turnedRound: {
      message:
        "Esto es lo contrario de «{{label}}»: lo pasado y lo que está por venir están intercambiados.",
      remedy: "Intercambie los dos lados, o corrija la etiqueta.",
    },
    turnsPagesItself: {
      message:
        "El bloque que muestra esta lista pasa las páginas por sí mismo, así que aquí no debe fijarse «{{name}}».",
      remedy: "Quítelo. El «pageSize» de la tabla determina cuántas filas muestra a la vez.",
    },
    unknownBlock: {
      message: "Ningún bloque de esta página se llama «{{name}}».",
      remedy: "Bloques con nombre: {{known}}.",
    },
    unknownCell: {
      message: "No existe la celda «{{name}}».",
      remedy: "Celdas: {{known}}.",
    },
    unknownDictionary: {
      message: "Ningún campo del catálogo usa un diccionario «{{name}}».",
      remedy: "Diccionarios: {{known}}.",
    },
    unknownField: {
      message: "No existe el campo «{{name}}».",
      remedy: "Campos: {{known}}.",
    },
    unknownFunction: {
      message: "No existe la función «{{name}}».",
      remedy: "Funciones: {{known}}.",
    },
    unknownIcon: {
      message: "No existe el icono «{{name}}».",
      remedy: "Iconos: {{known}}.",
    },
    unknownKey: {
      message: "No hay ningún texto con la clave «{{name}}».",
      remedy: "Use una clave existente o escriba el texto.",
    },
    unknownKind: {
      message: "No hay bloques de tipo «{{name}}».",
      remedy: "Tipos: {{known}}.",
    },
    unknownMember: {
      message: "No hay «{{name}}» en {{type}}.",
      remedy: "Tiene: {{known}}.",
    },
    unknownOperation: {
      message: "El catálogo no tiene la operación «{{name}}».",
      remedy: "Use una operación del catálogo, por ejemplo {{known}}.",
    },
    unknownParam: {
      message: "La página no tiene el parámetro «{{name}}»; tiene: {{known}}.",
      remedy: 'Declárelo junto al título de la página: "params": { "{{name}}": "integer" }.',
    },
    unknownParameter: {
      message: "La operación «{{operation}}» no admite «{{name}}».",
      remedy: "Admite: {{known}}.",
    },
    unknownPermission: {
      message: "Ninguna operación exige el permiso «{{name}}», así que nadie puede tenerlo.",
      remedy: "Use un permiso del catálogo.",
    },
    unknownPlace: {
      message: "«{{name}}» no se sustituye por un valor: se muestra tal cual.",
      remedy: "Escriba {{meant}}: un valor va entre dos llaves a cada lado.",
    },
    unknownProperty: {
      message: "Aquí no existe la propiedad «{{name}}».",
      remedy: "Propiedades conocidas: {{known}}.",
      within: "Escríbala dentro de «{{place}}», que la admite.",
    },
    unknownVariable: {
      message: "No existe la variable «{{name}}».",
      remedy: "Variables: {{known}}. Si es un texto, escriba '{{name}}'.",
    },
    unknownWidget: {
      message: "No existe el control «{{name}}».",
      remedy: "Controles: {{known}}.",
    },
    unlistedHost: {
      message:
        "Esta dirección enviaría datos a {{host}}, que no está en la lista, así que el enlace se bloquea.",
      remedy:
        "Pida a quien administra el servicio que añada {{host}} a LINK_HOSTS, o escriba una dirección sin datos.",
    },
    unsafeAddress: {
      message:
        "Un enlace no puede llevar a esta dirección: no es una página de la aplicación ni una simple dirección http o https.",
      remedy: "Escríbala como «/points/user», o como «https://» y un host sin cuenta delante.",
    },
    untranslated: {
      message: "El texto en {{languages}} sigue siendo el inglés.",
      remedy: "Tradúzcalo, o escriba el texto una sola vez si es igual en todos los idiomas.",
    },
    valuesWithin: {
      message:
        "El registro está en «{{wrapper}}» de estos valores, así que el formulario empezaría vacío.",
      remedy: "Tome los valores de «{{wrapper}}», en «as» o en la expresión.",
    },
    widgetDoesNotFit: {
      message: "El control «{{name}}» no sirve para «{{field}}» ({{type}}).",
      remedy: "Elija otro control o quítelo.",
    },
    valueDoesNotFit: {
      message: "{{value}} no encaja aquí. {{fault}}",
      remedy: "Escriba un valor adecuado o una expresión que lo dé.",
    },
    valueUnnamed: {
      message: "«{{field}}» también puede ser {{values}}, que aquí no tiene nombre.",
      remedy: "Ponga nombre a cada uno en «values».",
    },
    writtenPassword: {
      message: "Esta contraseña está en el texto de la página, que recibe quien la abra.",
      remedy: "Haga que se introduzca en un campo.",
    },
    wrongArgument: {
      message: "Argumentos de «{{name}}»: se esperan {{wanted}} y hay {{given}}.",
      remedy: "Pase {{wanted}}.",
    },
    wrongOperand: {
      message: "«{{operator}}» necesita {{wanted}}, no {{given}}.",
      remedy: "Use {{wanted}}.",
    },
    wrongType: {
      message: "Aquí va {{wanted}}, no {{given}}.",
      remedy: "Escriba {{wanted}}.",
    },
  },
  syntaxFault: {
    ByteOrderMark: "el archivo empieza con una marca de codificación invisible",
    CloseBraceExpected: "falta una llave de cierre }",
    CloseBracketExpected: "falta un corchete de cierre ]",
    ColonExpected: "falta un signo de dos puntos",
    CommaExpected: "falta una coma",
    EndOfFileExpected: "no puede haber nada después del final",
    InvalidCharacter: "este carácter debe escribirse como escape, por ejemplo \\n",
    InvalidCommentToken: "JSON no admite comentarios",
    InvalidEscapeCharacter: 'tras una barra invertida solo puede ir " \\ / b f n r t u',
    InvalidNumberFormat: "esto no es un número",
    InvalidSymbol: "aquí va un texto entre comillas, un número, true, false o null",
    InvalidUnicode: "\\u necesita cuatro cifras hexadecimales",
    MergeConflict:
      "una fusión dejó aquí dos versiones, entre <<<<<<< y >>>>>>>; conserve una de ellas",
    PropertyNameExpected: "aquí va el nombre de una propiedad, entre comillas dobles",
    SingleQuotes: "los textos van entre comillas dobles",
    TrailingComma: "no debe haber ninguna coma tras el último elemento",
    UnexpectedEndOfComment: "JSON no admite comentarios",
    UnexpectedEndOfNumber: "el número está incompleto",
    UnexpectedEndOfString: "faltan las comillas de cierre",
    UnquotedName: "los nombres van entre comillas dobles",
    ValueExpected: "aquí va un valor",
  },
  typeWord: {
    any: "cualquier valor",
    bool: "sí o no",
    date: "una fecha",
    dateTime: "una fecha con hora",
    list: "una lista",
    listOf: "una lista ({{of}})",
    null: "nada",
    number: "un número",
    record: "un registro",
    string: "texto",
  },
  valueName: {
    array: "una lista",
    block: "un bloque entre llaves",
    bool: "true o false",
    boolean: "true o false",
    cell: "el nombre de una celda",
    expression: "una expresión entre comillas",
    field: "el nombre de un campo",
    fraction: "un número con decimales",
    icon: "el nombre de un icono",
    integer: "un número entero",
    list: "una lista",
    map: "un objeto entre llaves",
    null: "null",
    number: "un número",
    object: "un objeto entre llaves",
    operation: "el nombre de una operación",
    or: " o ",
    pattern: "texto como {{pattern}}",
    record: "un objeto entre llaves",
    string: "texto entre comillas",
    text: "texto entre comillas",
    widget: "el nombre de un control",
  },
};
