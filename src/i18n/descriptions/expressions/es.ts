/** The Spanish texts of the reference's chapter on expressions, by the English text. */
export const es: Readonly<Record<string, string>> = {
  "A text, in single or double quotes; a quote within it after `\\`.":
    "Un texto, entre comillas simples o dobles; una comilla en él, tras `\\`.",
  "A number, with a point and without marks for thousands.":
    "Un número, con punto y sin marcas de millares.",
  "Yes, and `false` for no.": "Sí, y `false` para no.",
  "Nothing.": "Nada.",
  "A list.": "Una lista.",
  "A record, its names in quotes.": "Un registro, con sus nombres entre comillas.",
  "The field of a record; of nothing it is nothing.": "El campo de un registro; de nada es nada.",
  "The entry of a list, the first at 0, or the field of a record by its name.":
    "El elemento de una lista, el primero en 0, o el campo de un registro por su nombre.",
  "The same: lists and records by what they hold, a number as the text of it, moments wherever their clocks stand.":
    "Lo mismo: listas y registros por lo que contienen, un número como su texto, momentos en cualquier huso.",
  "Not the same.": "No es lo mismo.",
  "Less, or earlier; `<=`, `>` and `>=` likewise. Numbers, texts, days and moments have an order, each among themselves.":
    "Menor, o anterior; `<=`, `>` y `>=` igualmente. Números, textos, días y momentos tienen un orden, cada cual entre sí.",
  "Whether a list holds a value.": "Si una lista contiene un valor.",
  "Both hold.": "Se cumplen ambas.",
  "One of them holds, or both.": "Se cumple una de ellas, o ambas.",
  "Does not hold.": "No se cumple.",
  "The second value where the first holds, else the third.":
    "El segundo valor si se cumple el primero; si no, el tercero.",
  "Adds numbers; puts texts, or lists, one after the other.":
    "Suma números; une textos, o listas, uno tras otro.",
  "Subtracts numbers.": "Resta números.",
  "Multiplies numbers.": "Multiplica números.",
  "Divides numbers; by 0 there is nothing.": "Divide números; entre 0 no hay nada.",
  "The rest of a division.": "El resto de una división.",
  "A list of what the second argument gives for each.":
    "Una lista de lo que el segundo argumento da para cada uno.",
  "Those for which the second argument holds.":
    "Aquellos para los que se cumple el segundo argumento.",
  "Whether it holds for at least one.": "Si se cumple para uno al menos.",
  "Whether it holds for all.": "Si se cumple para todos.",
  "In the order of what the second argument gives; nothing comes last.":
    "En el orden de lo que da el segundo argumento; nada va al final.",
  "One record for each value of the second argument: `key`, and the `items` that have it.":
    "Un registro por cada valor del segundo argumento: `key`, y los `items` que lo tienen.",
  "The sum of what the second argument gives.": "La suma de lo que da el segundo argumento.",
  "A part of a day or a moment: the year, the quarter, the month, the week of the year, the day, the weekday from Monday, 1, to Sunday, 7, the hour, the minute, the second.":
    "Una parte de un día o momento: el año, el trimestre, el mes, la semana del año, el día, el día de la semana del lunes, 1, al domingo, 7, la hora, el minuto, el segundo.",
  "The text with small or capital letters; with `Ascii` only A to Z are changed.":
    "El texto en minúsculas o mayúsculas; con `Ascii` solo cambian de la A a la Z.",
  "Rounded to so many digits behind the point, none unless said: to the nearest, down or up.":
    "Redondeado a tantos decimales, ninguno si no se dice: al más cercano, hacia abajo o hacia arriba.",
  "Whether the member holds a permission.": "Si el miembro tiene un permiso.",
  "How many characters a text has, or members a list.":
    "Cuántos caracteres tiene un texto, o elementos una lista.",
  "A value as text.": "Un valor como texto.",
  "A value as it is written in the query of an address.":
    "Un valor como se escribe en la consulta de una dirección.",
  "The number that a text is; of what is none, nothing.":
    "El número que es un texto; de lo que no lo es, nada.",
  "The sum of a list of numbers; nothing counts for nothing.":
    "La suma de una lista de números; nada no cuenta.",
  "The average of a list of numbers.": "El promedio de una lista de números.",
  "The least of a list, or of two values.": "El menor de una lista, o de dos valores.",
  "The greatest of a list, or of two values.": "El mayor de una lista, o de dos valores.",
  "A number without its sign.": "Un número sin su signo.",
  "The present moment, to the minute.": "El momento presente, al minuto.",
  "The present day.": "El día presente.",
  "The day of a moment.": "El día de un momento.",
  "The moment at which clocks show a time of a day; an hour that they skip is the next, of one that comes twice the first is meant.":
    "El momento en que los relojes muestran una hora de un día; una hora que se saltan es la siguiente, de una que viene dos veces vale la primera.",
  "A day or a moment later, or earlier where the number is negative; from a 31st to a shorter month it is the last day.":
    "Un día o momento posterior, o anterior si el número es negativo; de un 31 a un mes más corto es el último día.",
  "How many whole units lie from one day or moment to another.":
    "Cuántas unidades enteras hay de un día o momento a otro.",
  "The first day or moment of the period around a day or a moment.":
    "El primer día o momento del periodo en torno a un día o momento.",
  "The last day or moment of the period around a day or a moment.":
    "El último día o momento del periodo en torno a un día o momento.",
  "All days from one to another, both of them too.":
    "Todos los días de uno a otro, ambos incluidos.",
  "A day or a moment as the language that is shown writes it.":
    "Un día o momento como lo escribe el idioma que se muestra.",
  "Whether a text has another in it.": "Si un texto contiene otro.",
  "Whether a text begins with another.": "Si un texto empieza por otro.",
  "Whether a text ends with another.": "Si un texto termina en otro.",
  "The text without space around it.": "El texto sin espacios alrededor.",
  "The text with the second argument wherever the first stood.":
    "El texto con el segundo argumento allí donde estaba el primero.",
  "The characters from a place, the first at 0, to before another, or to the end.":
    "Los caracteres desde un lugar, el primero en 0, hasta antes de otro, o hasta el final.",
  "The parts of a text between a sign.": "Las partes de un texto entre un signo.",
  "The texts of a list with a sign between them.":
    "Los textos de una lista con un signo entre ellos.",
  "The first member of a list.": "El primer elemento de una lista.",
  "The last member of a list.": "El último elemento de una lista.",
  "The list from its end.": "La lista desde el final.",
  "The members of a list in their order; nothing comes last.":
    "Los elementos de una lista en su orden; nada va al final.",
  "Each value of a list once.": "Cada valor de una lista una vez.",
  "The member who is signed in, everywhere: `user.id`, `user.isAdmin`; nothing on a public page.":
    "El miembro que ha iniciado sesión, en todas partes: `user.id`, `user.isAdmin`; nada en una página pública.",
  "What the page's address carries, everywhere, of the types that the page declares.":
    "Lo que lleva la dirección de la página, en todas partes, de los tipos que la página declara.",
  "The page's address, everywhere: `route.path`, and as texts `route.query`.":
    "La dirección de la página, en todas partes: `route.path`, y como textos `route.query`.",
  "What the named blocks of the page show or hold, everywhere but in dialogs' own blocks that are closed.":
    "Lo que muestran o contienen los bloques con nombre de la página, en todas partes, salvo los de diálogos cerrados.",
  "The row around: in a table, tree or detail that a row opens, the record of that row, in what is done with a record of its own.":
    "La fila exterior: en una tabla, un árbol o un detalle que abre una fila, el registro de esa fila, en lo que se hace con un registro propio.",
  "The record of a table's or tree's row, or of a detail: in its actions, columns, cells and what it opens.":
    "El registro de la fila de una tabla o árbol, o de un detalle: en sus acciones, columnas, celdas y lo que abre.",
  "The records that are chosen, in what is done with several.":
    "Los registros elegidos, en lo que se hace con varios.",
  "What is entered in the form around, in its conditions, checks, choices and calls.":
    "Lo que se introduce en el formulario que lo rodea, en sus condiciones, comprobaciones, opciones y llamadas.",
  "The answer of a call, where a value is worked out of it, as in figures.":
    "La respuesta de una llamada, donde se calcula un valor de ella, como en las cifras.",
  "The value of the field, in its cell; the value of a choice, where choices are limited.":
    "El valor del campo, en su celda; el valor de una opción, donde se limitan las opciones.",
  "The answer of the call before, in what follows on it; `answers` has those that were kept by name.":
    "La respuesta de la llamada anterior, en lo que la sigue; `answers` tiene las guardadas por nombre.",
  "The record that is chosen in a table or a tree, or that a detail shows; nothing while there is none.":
    "El registro elegido en una tabla o árbol, o que muestra un detalle; nada mientras no lo hay.",
  "The records that are ticked in it.": "Los registros marcados en él.",
  "What a table is searched for.": "Lo que se busca en una tabla.",
  "What is entered in a form, or in a block of filters.":
    "Lo que se introduce en un formulario, o en un bloque de filtros.",
  "An expression is one line that gives a value: a condition, an argument, a label. It reads variables and never changes anything.":
    "Una expresión es una línea que da un valor: una condición, un argumento, una etiqueta. Lee variables y nunca cambia nada.",
  "A block with a `name` tells others what it shows; `x` is its name here.":
    "Un bloque con `name` dice a los demás lo que muestra; `x` está por su nombre.",
  "`null` is nothing: what is absent, not loaded or not entered yet. Nobody need ask before reading: a field of nothing is nothing.":
    "`null` es nada: lo que falta, no se ha cargado o no se ha introducido aún. No hace falta preguntar antes de leer: un campo de nada es nada.",
  "Calculating with nothing gives nothing; in a text it is empty; in a list of numbers it counts for nothing. It is equal to nothing else, and neither before nor after anything, so that `row.dueOn < today()` does not hold without a day.":
    "Calcular con nada da nada; en un texto queda vacío; en una lista de números no cuenta. No es igual a nada más, ni va antes ni después de nada, de modo que `row.dueOn < today()` no se cumple sin un día.",
  "A condition that is nothing does not hold. `!` of one that does not hold holds: `!(row.dueOn < today())` holds without a day too, and a warning says so.":
    "Una condición que es nada no se cumple. `!` de una que no se cumple se cumple: `!(row.dueOn < today())` se cumple también sin un día, y una advertencia lo indica.",
  "Calculations are exact to 15 digits. A service's number with more digits, such as a key beyond 9007199254740991 or a large amount with cents, is shown, compared and passed on to its last digit. Calculating with such an integer is refused, never rounded; calculating with such a decimal fraction is exact to 15 digits.":
    "Los cálculos son exactos hasta 15 cifras. Un número de un servicio con más cifras, como una clave más allá de 9007199254740991 o un importe grande con céntimos, se muestra, se compara y se transmite hasta su última cifra. Calcular con un entero así se rechaza, nunca se redondea; con un decimal así se calcula hasta 15 cifras.",
  "A day is a text as `2026-06-15`, a moment one as `2026-06-15T08:00:00Z`. Days are compared with days and moments with moments, whatever their offsets; `date` makes a day of a moment.":
    "Un día es un texto como `2026-06-15`, un momento uno como `2026-06-15T08:00:00Z`. Los días se comparan con días y los momentos con momentos, sea cual sea su huso; `date` hace de un momento un día.",
  "Whichever day it is depends on the zone: it is that of the member's computer, unless a function's last argument names another, as `Europe/Berlin`. The years are 1 to 9999.":
    "Qué día es depende de la zona: es la del ordenador del miembro, salvo que el último argumento de una función nombre otra, como `Europe/Berlin`. Los años van del 1 al 9999.",
  "Each is called on a list; the first argument is what a member is called within the second.":
    "Cada una se llama sobre una lista; el primer argumento es cómo se llama un elemento en el segundo.",
  "These are called on a value, behind a point.": "Estas se llaman sobre un valor, tras un punto.",
  "An expression that would take too long is stopped, for all rows of a list together, and its block says which one it is. To look for each member of a list in another is for hundreds of members, not for thousands.":
    "Una expresión que tardaría demasiado se detiene, para todas las filas de una lista juntas, y su bloque dice cuál es. Buscar cada elemento de una lista en otra es para cientos de elementos, no para miles.",
};
