// Written by `npm run generate` from the folders beside it.

/** The summaries of kinds, cells and widgets in "es", by what they are in English. */
export const es: Readonly<Record<string, string>> = {
  "Numbers of an operation's rows, drawn to be compared, with a table of the same.":
    "Números de las filas de una operación, dibujados para compararlos, con una tabla de lo mismo.",
  "How it is drawn; bars that lie, with the names before them, unless said otherwise.":
    "Cómo se dibuja; barras horizontales con los nombres delante, si no se indica otra cosa.",
  "The list operation whose rows it measures: all pages of it, and all nodes of a tree.":
    "La operación de lista cuyas filas mide: todas sus páginas, y todos los nodos de un árbol.",
  "Only rows for which this holds.": "Solo las filas para las que esto se cumple.",
  "What an item is: a field of a row, or an expression of `row` and, in a tree, of `root`, the node at the top. Rows of the same category make one item.":
    "Qué representa un elemento: un campo de una fila, o una expresión de `row` y, en un árbol, de `root`, el nodo más alto. Las filas de la misma categoría forman un elemento.",
  "A field of a row, or an expression.": "Un campo de una fila, o una expresión.",
  "What it is called; the catalogue's label unless said otherwise.":
    "Cómo se llama; la etiqueta del catálogo si no se indica otra cosa.",
  "What is measured: a number field or an expression; left out to count.":
    "Qué se mide: un campo numérico o una expresión; se omite para contar.",
  "How the rows of an item make one number: the sum unless said otherwise.":
    "Cómo hacen un número las filas de un elemento: la suma si no se indica otra cosa.",
  "How the items stand: the greatest first unless said otherwise; in a line as they come.":
    "Cómo se ordenan los elementos: el mayor primero si no se indica otra cosa; en una línea, como vienen.",
  "How many items there are at most, the greatest ones; 100 unless said otherwise, of a line all.":
    "Cuántos elementos hay como máximo, los mayores; 100 si no se indica otra cosa, en una línea todos.",
  "Whether those beyond the limit make one last item; yes unless said otherwise.":
    "Si los que pasan del límite forman un último elemento; sí, si no se indica otra cosa.",
  "The address that an item leads to; `row` is its row, the first where several make it.":
    "La dirección a la que lleva un elemento; `row` es su fila, la primera cuando lo forman varias.",
  "Actions above the chart.": "Acciones sobre el gráfico.",
  "One record, read only.": "Un registro, solo lectura.",
  "The read that answers the record.": "La lectura que devuelve el registro.",
  "The fields to show; all plain ones if left out.":
    "Los campos que se muestran; todos los sencillos si se omite.",
  "How many fields stand side by side; 1 unless said otherwise.":
    "Cuántos campos van uno al lado de otro; 1 si no se indica otra cosa.",
  "Actions beside its heading; `row` is the record.":
    "Acciones junto a su título; `row` es el registro.",
  "A relation edited by moving items between candidates and chosen.":
    "Una relación que se edita moviendo elementos entre candidatos y elegidos.",
  "The list operation of what could be chosen.":
    "La operación de lista de lo que se podría elegir.",
  "The list operation of what is chosen now.":
    "La operación de lista de lo que está elegido ahora.",
  "The write that takes the keys of all that is chosen.":
    "La escritura que recibe las claves de todo lo elegido.",
  "Further fields shown behind an item's label.":
    "Otros campos que se muestran detrás de la etiqueta de un elemento.",
  "The field that holds the key of an item's parent; both sides are then trees.":
    "El campo con la clave de aquello bajo lo que está un elemento; ambos lados son entonces árboles.",
  "The heading of the candidates.": "El encabezado de los candidatos.",
  "The heading of the chosen.": "El encabezado de los elegidos.",
  "Numbers side by side, each leading to its screen.":
    "Números uno al lado de otro; cada uno lleva a su pantalla.",
  "The figures, in order.": "Las cifras, en orden.",
  "What the number counts.": "Qué cuenta el número.",
  "An icon beside it.": "Un icono al lado.",
  "The read that answers what is counted; where the number depends on a list's rows, all its pages are read, unless an argument chooses some.":
    "La lectura que devuelve lo que se cuenta; si el número depende de las filas de una lista, se leen todas sus páginas, salvo que un argumento elija algunas.",
  "The number; `data` is the answer.": "El número; `data` es la respuesta.",
  "The address it leads to.": "La dirección a la que lleva.",
  "Values that other blocks read as `blocks.<name>.values`, as one period for a table and several charts.":
    "Valores que otros bloques leen como `blocks.<name>.values`, por ejemplo un periodo para una tabla y varios gráficos.",
  "What it is, where no operation declares it.": "Qué es, donde ninguna operación lo declara.",
  "The texts it may be, where no operation declares them.":
    "Los textos que puede ser, donde ninguna operación los declara.",
  "The field of the end, where a range enters a pair of them.":
    "El campo del final, cuando un intervalo introduce dos de ellos.",
  "What it is until something else is chosen: a string is an expression, any other value is taken as it is.":
    "Lo que es hasta que se elija otra cosa: una cadena es una expresión, cualquier otro valor vale por sí mismo.",
  "The same of the end of a range.": "Lo mismo del final de un intervalo.",
  "The operation whose parameters declare the fields.":
    "La operación cuyos parámetros declaran los campos.",
  "What can be chosen, in order.": "Lo que se puede elegir, en orden.",
  "The request of an operation, entered field by field and checked before it is sent.":
    "La solicitud de una operación, introducida campo a campo y comprobada antes de enviarse.",
  "The operation that takes the form; its request gives the fields.":
    "La operación que recibe el formulario; su solicitud da los campos.",
  "The fields to enter; all of the request if left out.":
    "Los campos que se introducen; todos los de la solicitud si se omite.",
  "Offers only those of its values, `value`, for which this holds.":
    "Ofrece solo los valores, `value`, para los que esto se cumple.",
  "The fields of a record, or of each record of a list.":
    "Los campos de un registro, o de cada registro de una lista.",
  "Columns beside those of a list: calculated from a record of it, `row`, or what is shown below one that is entered; `answer` is the list.":
    "Columnas junto a las de una lista: calculadas de un registro suyo, `row`, o lo que figura debajo de una que se introduce; `answer` es la lista.",
  "A button beside it, as one that sends a code.": "Un botón al lado, como el que envía un código.",
  "The operation to call; `form` holds the values so far.":
    "La operación que se llama; `form` contiene los valores hasta ahora.",
  "So many seconds pass before it can be used again; the button counts them down.":
    "Los segundos que pasan hasta que se puede usar de nuevo; el botón los cuenta.",
  "A call that tells whether the value is fine.": "Una llamada que dice si el valor es correcto.",
  "The read that is asked; `form` holds the values so far.":
    "La lectura que se consulta; `form` contiene los valores hasta ahora.",
  "Whether the value is fine; `answer` is the answer.":
    "Si el valor es correcto; `answer` es la respuesta.",
  "What is said where it is not.": "Lo que se dice cuando no lo es.",
  "The fields in titled groups, in place of `fields`.":
    "Los campos en grupos con título, en lugar de `fields`.",
  "What it is called.": "Cómo se llama.",
  "A sentence below its title.": "Una frase debajo de su título.",
  "How many fields stand side by side; one on a phone.":
    "Cuántos campos van uno al lado de otro; uno en un teléfono.",
  "The fields in it.": "Los campos que contiene.",
  "The fields in steps, each checked before the next, in place of `fields`.":
    "Los campos en pasos, cada uno comprobado antes del siguiente, en lugar de `fields`.",
  "Its fields in groups, in place of `fields`.": "Sus campos en grupos, en lugar de `fields`.",
  "The first values: an expression as `row`, or a call to load them.":
    "Los primeros valores: una expresión como `row`, o una llamada que los carga.",
  "The read that answers the values.": "La lectura que devuelve los valores.",
  "The values as the form takes them, from the read's `answer`.":
    "Los valores tal como los toma el formulario, a partir de `answer`, lo que devuelve la lectura.",
  "Shows the values in place of asking for them: `true`, or while an expression holds.":
    "Muestra los valores en lugar de pedirlos: `true`, o mientras se cumple una expresión.",
  "Further calls once it is saved, one after the other; the first that fails ends it.":
    "Otras llamadas tras guardar, una tras otra; la primera que falla las detiene.",
  "What the submit button says.": "Lo que dice el botón de enviar.",
  "What happens once it is saved, `close` in a dialog, else `stay`; or what is then shown in its place.":
    "Qué ocurre una vez guardado, `close` en un diálogo, si no `stay`; o qué queda entonces en su lugar.",
  "What has been done; a list says it by the answer.":
    "Lo que se ha hecho; una lista lo dice según la respuesta.",
  "Said only where this holds; `answer` is the answer.":
    "Se dice solo cuando esto se cumple; `answer` es la respuesta.",
  "What is said then.": "Lo que se dice entonces.",
  "Where to go on from there.": "Adónde ir desde ahí.",
  "What several fields must not hold together, told before it is sent.":
    "Lo que varios campos no deben contener juntos; se avisa antes de enviar.",
  "Holds while the values are wrong: `form` holds them, `item` those of the record in a list that `at` leads into.":
    "Se cumple mientras los valores son erróneos: `form` los tiene, `item` los del registro de una lista al que lleva `at`.",
  "What is said next to the field while it holds; until then nothing is sent.":
    "Lo que se dice junto al campo mientras se cumple; hasta entonces no se envía nada.",
  "The field that it is said at; `lines.amount` is that of each record of a list.":
    "El campo en que se dice; `lines.amount` es el de cada registro de una lista.",
  "Two blocks side by side; below each other where the screen is narrow.":
    "Dos bloques uno al lado de otro; uno debajo de otro cuando la pantalla es estrecha.",
  "The block at the start of the line, as a tree that filters.":
    "El bloque del inicio de la línea, como un árbol que filtra.",
  "The block beside it.": "El bloque que está al lado.",
  "The first block's width in pixels; 280 unless said.":
    "El ancho del primer bloque en píxeles; 280 si no se indica.",
  "Blocks below each other, or in columns where the screen is wide.":
    "Bloques uno debajo de otro, o en columnas cuando la pantalla es ancha.",
  "The blocks, from top to bottom.": "Los bloques, de arriba abajo.",
  "How many are side by side where the screen is wide; 1 unless said otherwise.":
    "Cuántos van uno al lado de otro cuando la pantalla es ancha; 1 si no se indica otra cosa.",
  "Rows of a list operation, with search, paging, sorting and actions.":
    "Filas de una operación de lista, con búsqueda, paginación, orden y acciones.",
  "The list operation whose rows it shows.": "La operación de lista cuyas filas muestra.",
  "What is said where there are no rows.": "Lo que se dice cuando no hay filas.",
  "The fields of its search; all the operation takes if left out.":
    "Los campos de su búsqueda; todos los que acepta la operación si se omite.",
  "Its columns; all fields of a row if left out.":
    "Sus columnas; todos los campos de una fila si se omite.",
  "Actions above the rows.": "Acciones sobre las filas.",
  "Actions on a row; `row` is the row.": "Acciones sobre una fila; `row` es la fila.",
  "Actions on checked rows, `rows`; a call that reads `row` is made for each of them.":
    "Acciones sobre las filas marcadas, `rows`; una llamada que lee `row` se hace para cada una.",
  "A block that each row opens below itself; `row` is the row.":
    "Un bloque que cada fila abre debajo de sí; `row` es la fila.",
  "Rows a page; 20 unless said otherwise. Rows that come all at once stand in one scroll without it.":
    "Filas por página; 20 si no se indica otra cosa. Las filas que llegan todas a la vez se desplazan de forma continua si no se indica.",
  "Whether its rows can be saved as a file; yes unless said otherwise.":
    "Si sus filas se pueden guardar como archivo; sí, si no se indica otra cosa.",
  "The write that takes the rows of a CSV or Excel file, one by one.":
    "La escritura que recibe las filas de un archivo CSV o Excel, una a una.",
  "The write that is called for each row of the file.":
    "La escritura que se llama por cada fila del archivo.",
  "Arguments that are the same for all rows: a string is an expression.":
    "Argumentos iguales para todas las filas: una cadena es una expresión.",
  "The request's fields that are the file's columns; all that a cell can hold if left out.":
    "Los campos de la solicitud que son las columnas del archivo; todos los que caben en una celda si se omite.",
  "How a `row` looks: `'success'`, `'warning'`, `'danger'` or `'muted'`; usual where it is `null`.":
    "Aspecto de una `row`: `'success'`, `'warning'`, `'danger'` o `'muted'`; el habitual si es `null`.",
  "What its rows are grouped by: a field, or what is worked out of `row`; columns with a summary have one for each group.":
    "Por qué se agrupan sus filas: un campo, o lo que se calcula de `row`; las columnas con resumen tienen uno por grupo.",
  "The write that changes a record instead, which is found by the column that a person chooses; its other values stay.":
    "La escritura que, en su lugar, cambia un registro existente, hallado por la columna que elige la persona; los demás valores se conservan.",
  "Several blocks of which one is seen at a time.": "Varios bloques de los que se ve uno cada vez.",
  "The tabs, in order.": "Las pestañas, en orden.",
  "What the tab says.": "Lo que dice la pestaña.",
  "The block below the tab.": "El bloque debajo de la pestaña.",
  "Nodes of an operation that answers a tree: filtered, selected, renamed, moved, deleted.":
    "Nodos de una operación que devuelve un árbol: se filtran, seleccionan, renombran, mueven y eliminan.",
  "The operation that answers the nodes, with their children or alone.":
    "La operación que devuelve los nodos, con los que tienen debajo o solos.",
  "Reads the nodes below one when it is opened; `row` is that node.":
    "Lee los nodos que hay debajo de uno cuando se abre; `row` es ese nodo.",
  "The read that answers the nodes below `row`.":
    "La lectura que devuelve los nodos debajo de `row`.",
  "The field that holds the key of the node above; nodes of others are left out.":
    "El campo con la clave del nodo superior; los nodos de otros se omiten.",
  "Holds for a node, `row`, that has none below it.":
    "Se cumple para un nodo, `row`, que no tiene ninguno debajo.",
  "Shows only nodes, `row`, for which this holds.":
    "Muestra solo los nodos, `row`, para los que esto se cumple.",
  "The field that names a node.": "El campo que da nombre a un nodo.",
  "The field that holds the name of a node's icon.": "El campo con el nombre del icono de un nodo.",
  "Further fields shown behind the label.": "Otros campos que se muestran detrás de la etiqueta.",
  "Whether nodes can be checked, one by one or with all below them; published as `checked`.":
    "Si los nodos se pueden marcar, uno a uno o con todos los de debajo; se publica como `checked`.",
  "Lets a node be renamed in its place.": "Permite renombrar un nodo en su sitio.",
  "The write that renames `row`; `text` is the new name.":
    "La escritura que renombra `row`; `text` es el nombre nuevo.",
  "Offered only for nodes, `row`, for which this holds.":
    "Se ofrece solo para los nodos, `row`, para los que esto se cumple.",
  "Lets a node be moved, by drag and by keyboard.":
    "Permite mover un nodo, arrastrando y con el teclado.",
  "The write that moves `row` under `parent` to the place `position`; `places` holds every node whose place changes, by key, parent and order.":
    "La escritura que mueve `row` bajo `parent` al lugar `position`; `places` contiene cada nodo cuyo lugar cambia, con su clave, su nodo superior y su orden.",
  "The field that holds the key of the node above.": "El campo con la clave del nodo superior.",
  "The number that sorts siblings, where they are sorted.":
    "El número que ordena los nodos de un mismo nivel, cuando están ordenados.",
  "Holds for a node, `parent`, that may take `row`; null at the top.":
    "Se cumple para un nodo, `parent`, que puede recibir `row`; null en lo más alto.",
  "Lets a node be deleted; the question names what goes with it.":
    "Permite eliminar un nodo; la pregunta nombra lo que se va con él.",
  "The write that deletes `row`.": "La escritura que elimina `row`.",
  "The nodes below it forbid it (so unless said otherwise), are deleted first, one by one, or go with it.":
    "Los nodos de debajo lo impiden (así si no se indica otra cosa), se eliminan antes, uno a uno, o se van con él.",
  "Actions above the tree; `checked` holds the checked nodes.":
    "Acciones sobre el árbol; `checked` contiene los nodos marcados.",
  "Actions on a node; `row` is the node.": "Acciones sobre un nodo; `row` es el nodo.",
  "Whether there is a filter above it; there is unless said otherwise.":
    "Si hay un filtro encima; lo hay si no se indica otra cosa.",
  "Whether all nodes are open at first.": "Si todos los nodos están abiertos al principio.",
  "Yes or no.": "Sí o no.",
  "What changed of a record, field by field: the value before and the value after.":
    "Lo que cambió de un registro, campo a campo: el valor de antes y el de después.",
  "The colour of a tag, as a tag that has it.":
    "El color de una etiqueta, como una etiqueta que lo tiene.",
  "Text, cut where it does not fit, with a button that copies it whole.":
    "Texto, cortado donde no cabe, con un botón que lo copia entero.",
  "A day.": "Un día.",
  "A day and a time of day.": "Un día y una hora.",
  "What a dictionary or the catalogue calls a value, as a tag in its colour.":
    "Cómo llama un diccionario o el catálogo a un valor, como etiqueta de su color.",
  "One of the named icons, with its name.": "Uno de los iconos con nombre, con su nombre.",
  "A picture, small; initials where there is none.":
    "Una imagen pequeña; las iniciales cuando no la hay.",
  "An http(s) address that opens in a new browser tab.":
    "Una dirección http(s) que se abre en una pestaña nueva del navegador.",
  "Several values, each as a tag.": "Varios valores, cada uno como etiqueta.",
  "An amount of money, with its currency as the language writes it.":
    "Un importe de dinero, con su moneda como la escribe el idioma.",
  "The currency by its code: `EUR`, `CNY`, `JPY`.": "La moneda por su código: `EUR`, `CNY`, `JPY`.",
  "A month, in words.": "Un mes, en palabras.",
  "A number, its digits grouped as the language does.":
    "Un número, con las cifras agrupadas como hace el idioma.",
  "A share of something, in per cent.": "Una parte de algo, en tanto por ciento.",
  "What counts as 100 %: a number, or the record's field that holds it; 100 unless said otherwise.":
    "Qué cuenta como 100 %: un número, o el campo del registro que lo contiene; 100 si no se indica otra cosa.",
  "The most digits behind the point; 1 unless said otherwise.":
    "Las cifras decimales como máximo; 1 si no se indica otra cosa.",
  "How far something has come, as a bar with its share in per cent.":
    "Hasta dónde ha llegado algo, como barra con su tanto por ciento.",
  "What counts as done: a number, or the record's field that holds it; else the field's maximum, or 100.":
    "Qué cuenta como terminado: un número, o el campo del registro que lo contiene; si no, el máximo del campo, o 100.",
  "Yes or no, or 1 and 0, changed and saved in place.":
    "Sí o no, o 1 y 0; se cambia y se guarda donde está.",
  "The write that saves what was switched to, `value`; `row` is the record. Without its permission the value shows alone.":
    "La escritura que guarda aquello a lo que se cambió, `value`; `row` es el registro. Sin su permiso se muestra solo el valor.",
  "Usable only while this holds; `row` is the record.":
    "Se puede usar solo mientras esto se cumple; `row` es el registro.",
  "Plain text; what does not fit is cut and shown whole on pointing.":
    "Texto sencillo; lo que no cabe se corta y se muestra entero al señalarlo.",
  "Whether the whole text is shown, with its line breaks; no unless said otherwise.":
    "Si se muestra el texto entero con sus saltos de línea; no, si no se indica otra cosa.",
  "How long ago something was, or how long until then; the exact time on pointing.":
    "Cuánto hace de algo, o cuánto falta; la hora exacta al señalarlo.",
  "A person: a small picture, or the initial, before the name.":
    "Una persona: una imagen pequeña, o la inicial, delante del nombre.",
  "The record's field with the picture's address; the one the catalogue shows as an image if left out.":
    "El campo del registro con la dirección de la imagen; si se omite, el que el catálogo muestra como imagen.",
  "A file, or several, sent with the form.":
    "Un archivo, o varios, que se envía con el formulario.",
  "Two days, moments or months, the start and the end of a range; they fill two fields.":
    "Dos días, momentos o meses, el inicio y el final de un intervalo; llenan dos campos.",
  "A file, uploaded.": "Un archivo que se sube.",
  "One of the named icons.": "Uno de los iconos con nombre.",
  "A picture, uploaded, with a preview.": "Una imagen que se sube, con vista previa.",
  "A month, as 2025-03.": "Un mes, como 2025-03.",
  "A number.": "Un número.",
  "A text that is not shown while it is typed.": "Un texto que no se muestra mientras se escribe.",
  "One of a few values, all of them seen.": "Uno de pocos valores, todos a la vista.",
  "The path of a screen: suggested from the options, free to type, warned of if unknown.":
    "La ruta de una pantalla: se sugiere con las opciones, se escribe libremente y se avisa si no se conoce.",
  "One or several of the values that the catalogue, a dictionary or a call gives.":
    "Uno o varios de los valores que dan el catálogo, un diccionario o una llamada.",
  "On or off.": "Encendido o apagado.",
  "One line of text.": "Una línea de texto.",
  "Several lines of text.": "Varias líneas de texto.",
  "A time of day, as 14:30:00.": "Una hora, como 14:30:00.",
  "One or several nodes of a tree.": "Uno o varios nodos de un árbol.",
};
