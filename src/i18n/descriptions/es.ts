/** The Spanish summaries of the language and the catalogue, by the English summary. */
export const es: Readonly<Record<string, string>> = {
  "The JSON Schema that editors load for completion.":
    "El JSON Schema que los editores cargan para completar.",
  "The version of the language that it is written in; 1 if left out.":
    "La versión del lenguaje en que está escrita; 1 si se omite.",
  "What the page is called.": "Cómo se llama la página.",
  "What the page is for and how it is used, in a few sentences; members read it by the help button, F1 or `?`. A line break begins a paragraph.":
    "Para qué sirve la página y cómo se usa, en unas frases; los miembros lo leen con el botón de ayuda, F1 o `?`. Un salto de línea empieza un párrafo.",
  "Whether it opens without a token, with public operations only.":
    "Si se abre sin token, solo con operaciones públicas.",
  "What its address gives it, by name with the sort of value; expressions read them as `params.<name>`.":
    "Lo que le da su dirección, por nombre con el tipo de valor; las expresiones lo leen como `params.<name>`.",
  "The sort of value that it takes.": "El tipo de valor que toma.",
  "Whether it must be given; yes unless said otherwise.":
    "Si hay que darlo; sí, salvo que se diga otra cosa.",
  "The block that fills the page.": "El bloque que llena la página.",
  "Which kind of block this is.": "De qué tipo es este bloque.",
  "The name under which other blocks read its state: `blocks.<name>`.":
    "El nombre con que otros bloques leen su estado: `blocks.<name>`.",
  "A heading above the block, or the title of the dialog it opens in.":
    "Un encabezado sobre el bloque, o el título del diálogo en que se abre.",
  "Reads what it shows again every so many seconds; paused while nobody sees it, without a network, or while something of it is edited.":
    "Lee de nuevo lo que muestra cada tantos segundos; en pausa mientras nadie lo ve, sin red, o mientras se edita algo en él.",
  "Shown only while this holds.": "Se muestra solo mientras esto se cumple.",
  "A button: what it says, who it is for, and the one thing it does.":
    "Un botón: qué dice, para quién es y la única cosa que hace.",
  "What the button says.": "Lo que dice el botón.",
  "An icon before the label.": "Un icono delante de la etiqueta.",
  "Marks the main or a destructive action.": "Marca la acción principal o una destructiva.",
  "Usable only while this holds.": "Se puede usar solo mientras esto se cumple.",
  "Asks before it acts: `true` for the usual question, or the question; `name` is what the record is called, `action` the label.":
    "Pregunta antes de actuar: `true` para la pregunta habitual, o la pregunta; `name` es el nombre del registro, `action` el texto del botón.",
  "The operation to call.": "La operación que se llama.",
  "The operation of the catalogue.": "La operación del catálogo.",
  "Arguments by name: a string is an expression, any other value is taken as it is.":
    "Argumentos por nombre: una cadena es una expresión; cualquier otro valor es él mismo.",
  "What people are told once all calls have succeeded; `name` is what the record is called, `answer` the last answer.":
    "Lo que se dice cuando todas las llamadas han tenido éxito; `name` es cómo se llama el registro y `answer` la última respuesta.",
  "Later steps read the call's answer as `answers` and this name.":
    "Los pasos posteriores leen la respuesta de la llamada como `answers` y este nombre.",
  "Further calls, one after the other; the first that fails ends it.":
    "Más llamadas, una tras otra; la primera que falla pone fin.",
  "What the step is called while it runs, and where it fails.":
    "Cómo se llama el paso mientras se ejecuta y cuando falla.",
  "Left out unless this holds; `answer` is the answer before it.":
    "Se omite salvo que esto se cumpla; `answer` es la respuesta anterior.",
  "The operation; `answer` is the answer before it.":
    "La operación; `answer` es la respuesta anterior.",
  "Later steps read its answer as `answers` and this name.":
    "Los pasos posteriores leen su respuesta como `answers` y este nombre.",
  "The kept answer of a step before it, whose undoing takes back what this one writes too.":
    "La respuesta guardada de un paso anterior, cuyo deshacer revierte también lo que este escribe.",
  "The file that is saved at the end.": "El archivo que se guarda al final.",
  "The name of the file; `answer` is the last answer.":
    "El nombre del archivo; `answer` es la última respuesta.",
  "What is in it; the last answer unless said otherwise.":
    "Lo que contiene; la última respuesta si no se indica otra cosa.",
  "A block to open in a dialog or a drawer.":
    "Un bloque que se abre en un diálogo o un panel lateral.",
  "How the block opens; a dialog unless said otherwise.":
    "Cómo se abre el bloque; en un diálogo si no se indica otra cosa.",
  "The dialog's or drawer's width in pixels.":
    "El ancho del diálogo o del panel lateral en píxeles.",
  "The address to go to: a path of the application, or an http(s) address. Data in it go only to hosts that the operator lists.":
    "La dirección a la que se va: una ruta de la aplicación o una dirección http(s). Los datos que contenga solo van a los hosts que el operador incluye en su lista.",
  "An operation of the catalogue: its id alone, or with arguments.":
    "Una operación del catálogo: solo su identificador, o con argumentos.",
  "A field to be shown: its name alone, or with what differs.":
    "Un campo que se muestra: solo su nombre, o con lo que difiere.",
  "The field of the record; `owner.name` is one of a record within it.":
    "El campo del registro; `owner.name` es el de un registro dentro de él.",
  "How a value looks: `'success'`, `'warning'`, `'danger'` or `'muted'`; usual where it is `null`.":
    "Aspecto de un valor: `'success'`, `'warning'`, `'danger'` o `'muted'`; el habitual si es `null`.",
  "What is shown below a table's column: calculated from its rows, or taken from the answer.":
    "Lo que está bajo la columna de una tabla: calculado de sus filas, o lo que dice la respuesta.",
  "It, in `answer`.": "Eso, en `answer`.",
  "What its values are called and how they look, by the value, where the catalogue's names do not serve.":
    "Cómo se llaman sus valores y qué aspecto tienen, por valor, cuando los nombres del catálogo no sirven.",
  "What the value is called.": "Cómo se llama el valor.",
  "The colour of its tag.": "El color de su etiqueta.",
  "The icon before its label.": "El icono delante de su nombre.",
  "What it shows, worked out of `row`; a field beside it gives its label and its cell.":
    "Lo que muestra, calculado a partir de `row`; un campo al lado da su etiqueta y su celda.",
  "Its label, where the catalogue's does not serve.":
    "Su etiqueta, cuando la del catálogo no sirve.",
  "How its values are shown: a cell, or one with what it may be told.":
    "Cómo se muestran sus valores: una celda, o una con lo que se le puede indicar.",
  "The column's width in pixels.": "El ancho de la columna en píxeles.",
  "Where its values stand.": "Dónde se alinean sus valores.",
  "A field to be entered: its name alone, or with what differs.":
    "Un campo que se introduce: solo su nombre, o con lo que difiere.",
  "The field of the request.": "El campo de la solicitud.",
  "A sentence below it.": "Una frase debajo.",
  "How it is entered.": "Cómo se introduce.",
  "Asked only while this holds; `form` holds the values so far.":
    "Se pide solo mientras esto se cumple; `form` contiene los valores hasta ahora.",
  "Where its options come from.": "De dónde vienen sus opciones.",
  "The list operation whose rows are the options; `form` holds the values so far, `item` those of the inner record that the field belongs to.":
    "La operación de lista cuyas filas son las opciones; `form` contiene los valores hasta ahora, `item` los del registro interior en que está el campo.",
  "The row's field that is stored; its key unless said otherwise.":
    "El campo de la fila que se guarda; su clave si no se indica otra cosa.",
  "The row's field that is shown.": "El campo de la fila que se muestra.",
  "The parameter that takes what is typed; that of the label's name unless said otherwise.":
    "El parámetro que recibe lo que se escribe; el del nombre de la etiqueta si no se indica otra cosa.",
  "The read that answers the row of a stored value, `value`.":
    "La lectura que devuelve la fila de un valor guardado, `value`.",
  "What the file may be that it takes.": "Qué puede ser el archivo que acepta.",
  "The sorts of files that are accepted; those of the catalogue unless said otherwise.":
    "Los tipos de archivo que se aceptan; los del catálogo si no se indica otra cosa.",
  "The largest size in bytes; the catalogue's unless said otherwise.":
    "El tamaño máximo en bytes; el del catálogo si no se indica otra cosa.",
  "The address, in this application, of the picture that is shown where there is none.":
    "La dirección, en esta aplicación, de la imagen que se muestra cuando no hay ninguna.",
  "Where the options of a field come from.": "De dónde vienen las opciones de un campo.",
  "What a file may be.": "Qué puede ser un archivo.",
  "One of several calls that an action makes.": "Una de las varias llamadas que hace una acción.",
  "The file that an action saves.": "El archivo que guarda una acción.",
  "Points service": "Servicio de puntos",
  "System service": "Servicio del sistema",
  "The dictionary types.": "Los tipos de diccionario.",
  "The users of a department and those below it.":
    "Los usuarios de un departamento y de los que tiene debajo.",
  "The same, deleted users included.": "Lo mismo, incluidos los usuarios eliminados.",
  "All departments as a tree, with their users.":
    "Todos los departamentos como árbol, con sus usuarios.",
  "All deduction rules as a tree.": "Todas las reglas de deducción como árbol.",
  "Add a rule, at the top or under another.": "Añadir una regla, en lo más alto o debajo de otra.",
  "Delete a rule that has no children.": "Eliminar una regla que no tiene otras debajo.",
  "The last twelve months and every earlier one that has averages, the latest first.":
    "Los últimos doce meses y todos los anteriores que tienen promedios, primero el más reciente.",
  "Calculate and store every user's average for the month. Running it twice changes nothing.":
    "Calcular y guardar el promedio del mes de cada usuario. Ejecutarlo dos veces no cambia nada.",
  "The cultural groups, a page at a time.": "Los grupos culturales, página a página.",
  "Add a cultural group.": "Añadir un grupo cultural.",
  "Change a cultural group.": "Modificar un grupo cultural.",
  "Delete cultural groups.": "Eliminar grupos culturales.",
  "The users that could be put into a cultural group, those already in it included.":
    "Los usuarios que se podrían incluir en un grupo cultural, incluidos los que ya están.",
  "The users of a cultural group.": "Los usuarios de un grupo cultural.",
  "Replace the users of a cultural group.": "Sustituir los usuarios de un grupo cultural.",
  "The departments that could be put into a cultural group, those already in it included.":
    "Los departamentos que se podrían incluir en un grupo cultural, incluidos los que ya están.",
  "The departments of a cultural group.": "Los departamentos de un grupo cultural.",
  "Replace the departments of a cultural group.":
    "Sustituir los departamentos de un grupo cultural.",
  "The department groups, a page at a time.": "Los grupos de departamentos, página a página.",
  "Add a department group.": "Añadir un grupo de departamentos.",
  "Change a department group.": "Modificar un grupo de departamentos.",
  "Delete department groups.": "Eliminar grupos de departamentos.",
  "The users that could be put into a department group, those already in it included.":
    "Los usuarios que se podrían incluir en un grupo de departamentos, incluidos los que ya están.",
  "The users of a department group.": "Los usuarios de un grupo de departamentos.",
  "Replace the users of a department group.":
    "Sustituir los usuarios de un grupo de departamentos.",
  "The departments that could be put into a department group, those already in it included.":
    "Los departamentos que se podrían incluir en un grupo de departamentos, incluidos los que ya están.",
  "The departments of a department group.": "Los departamentos de un grupo de departamentos.",
  "Replace the departments of a department group.":
    "Sustituir los departamentos de un grupo de departamentos.",
  "Sign in and get a token.": "Iniciar sesión y obtener un token.",
  "A captcha image, bound to a cookie.":
    "Una imagen con un código de verificación, ligada a una cookie.",
  "End the session.": "Finalizar la sesión.",
  "Register as a member, with the code sent to the mobile.":
    "Registrarse como miembro, con el código enviado al móvil.",
  "Send the code that registration asks for.": "Enviar el código que pide el registro.",
  "Who is signed in.": "Quién ha iniciado sesión.",
  "The role flags of the signed-in member.":
    "Los indicadores de rol del miembro que ha iniciado sesión.",
  "The members, a page at a time.": "Los miembros, página a página.",
  "One member.": "Un miembro.",
  "One member with its roles.": "Un miembro con sus roles.",
  "Add a member.": "Añadir un miembro.",
  "Change a member. Everyone may change their own fullname, mobile, thumb, ext and remarks.":
    "Modificar un miembro. Cada cual puede cambiar sus propios fullname, mobile, thumb, ext y remarks.",
  "Delete members.": "Eliminar miembros.",
  "Change a password: one's own, or with the permission another member's. The member's other sessions end.":
    "Cambiar una contraseña: la propia o, con el permiso, la de otro miembro. Las demás sesiones del miembro finalizan.",
  "Grant a role to a member.": "Conceder un rol a un miembro.",
  "Replace all roles of a member.": "Sustituir todos los roles de un miembro.",
  "The entries of one dictionary.": "Las entradas de un diccionario.",
  "Upload one image.": "Subir una imagen.",
  "Upload one file of any sort.": "Subir un archivo de cualquier tipo.",
  "The whole menu tree, for administration.": "El árbol del menú entero, para la administración.",
  "The menu tree that the signed-in member may use.":
    "El árbol del menú que puede usar el miembro que ha iniciado sesión.",
  "The menu tree as a member with one role alone sees it, for administration.":
    "El árbol del menú como lo ve un miembro con un solo rol, para la administración.",
  "The nodes of one depth.": "Los nodos de un nivel.",
  "One menu node.": "Un nodo del menú.",
  "Add a menu node.": "Añadir un nodo del menú.",
  "Change a menu node.": "Modificar un nodo del menú.",
  "Delete a menu node that has no children.":
    "Eliminar un nodo del menú que no tiene nodos secundarios.",
  "Move and reorder nodes, all or nothing.": "Mover y reordenar nodos, todo o nada.",
  "The attendance notice for the public.": "El aviso de asistencia para el público.",
  "The source of a page: the published version, else the shipped file; its draft for those who may edit. Without a token only public pages are returned.":
    "El código de una página: la versión publicada; si no, el archivo incluido; su borrador para quien puede editarla. Sin token solo se devuelven páginas públicas.",
  "All pages with their state, where the menu uses them and how many problems they have. Deleted pages are left out unless asked for.":
    "Todas las páginas con su estado, dónde las usa el menú y cuántos problemas tienen. Las eliminadas se omiten salvo que se pidan.",
  "Save a draft, with errors or without.": "Guardar un borrador, con errores o sin ellos.",
  "Publish the draft; refused while it has errors.":
    "Publicar el borrador; se rechaza mientras tenga errores.",
  "What was done with a page, newest first, a page at a time: published, rolled back, deleted, restored. The source of each is page.getVersion.":
    "Lo que se hizo con una página, lo más reciente primero, página a página: publicada, revertida, eliminada, restaurada. El código de cada una está en page.getVersion.",
  "Publish an earlier version again.": "Publicar de nuevo una versión anterior.",
  "Delete what is stored of a page, draft and published version; a shipped page goes back to its file. The history stays, and page.restore restores it.":
    "Eliminar lo que se guarda de una página, borrador y versión publicada; una página incluida vuelve a su archivo. El historial queda, y page.restore la restaura.",
  "One version of a page, with its source.": "Una versión de una página, con su código.",
  "Restore a deleted page as it was, its draft too; what has errors by now is restored as a draft.":
    "Restaurar una página eliminada como estaba, también su borrador; lo que ahora tiene errores se restaura como borrador.",
  "Discard the draft of a page; what is published or shipped stays.":
    "Descartar el borrador de una página; lo publicado o incluido queda.",
  "The sources of all pages, or of those named: as they are published or shipped, or with drafts in their place.":
    "El código de todas las páginas, o de las nombradas: como están publicadas o incluidas, o con borradores en su lugar.",
  "The problems of a page source, and the pages whose links to the page would no longer fit. Without a source: those whose links would not if what is stored of the page were deleted.":
    "Los problemas del código de una página, y las páginas cuyos enlaces a ella dejarían de encajar. Sin código: aquellas cuyos enlaces no encajarían si se eliminara lo guardado de la página.",
  "The addresses to which links of pages may lead, each with what the page there takes; null where nobody knows that.":
    "Las direcciones a las que pueden llevar los enlaces de las páginas, cada una con lo que recibe la página de allí; null donde nadie lo sabe.",
  "A page made ready to be drawn: its plan and its problems, for browsers of the service's own build; for others its source. Without a token only public pages are returned.":
    "Una página lista para dibujarse: su plan y sus problemas, para los navegadores de la misma versión que el servicio; para los demás, su código. Sin token solo se devuelven páginas públicas.",
  "Which version of each page people are given, as the ETag of page.getOne names it; null for a page that is not there.":
    "Qué versión de cada página recibe la gente, como la nombra el ETag de page.getOne; null para una página que no existe.",
  "Refuse with 40102 where the session needs to be confirmed before rights are given.":
    "Rechazar con 40102 si hay que confirmar la sesión antes de conceder permisos.",
  "The accounts at the provider with which the signed-in member signs in here.":
    "Las cuentas del proveedor con las que el miembro entra aquí.",
  "Link the account at the provider that was just shown in this session to the signed-in member.":
    "Vincular al miembro la cuenta del proveedor que se acaba de acreditar en esta sesión.",
  "Unlink an account at the provider from the signed-in member.":
    "Desvincular del miembro una cuenta del proveedor.",
  "Confirm by the password who uses this session, which giving rights needs after 15 minutes.":
    "Confirmar con la contraseña quién usa esta sesión, como exige a los 15 minutos lo que concede permisos.",
  "Where the signed-in member is signed in.": "Dónde ha iniciado sesión el miembro.",
  "End a session of one's own: whoever uses it has to sign in again.":
    "Finalizar una sesión propia: quien la use tendrá que volver a iniciar sesión.",
  "End all of one's own sessions but this one.": "Finalizar todas las sesiones propias menos esta.",
  "How the signed-in member has arranged the tables of a page.":
    "Cómo ha dispuesto las tablas de una página el miembro que ha iniciado sesión.",
  "Keep how the signed-in member has arranged a table, in place of what was kept.":
    "Guardar cómo ha dispuesto una tabla el miembro que ha iniciado sesión, en lugar de lo guardado antes.",
  "Forget how the signed-in member has arranged a table.":
    "Olvidar cómo ha dispuesto una tabla el miembro que ha iniciado sesión.",
  "What the signed-in member has set for every browser.":
    "Lo que el miembro que ha iniciado sesión ha ajustado para todos los navegadores.",
  "Keep what the signed-in member has set, in place of what was kept under the same names.":
    "Guardar lo que ha ajustado el miembro que ha iniciado sesión, en lugar de lo guardado con los mismos nombres.",
  "Who did what, newest first, a page at a time.":
    "Qué hizo quién, lo más reciente primero, página a página.",
  "All entries of the audit log that a search finds, as a CSV file.":
    "Todas las entradas del registro de auditoría que encuentra una búsqueda, en un archivo CSV.",
  "One entry of the audit log, with what it changed.":
    "Una entrada del registro de auditoría, con lo que cambió.",
  "The services that were imported.": "Los servicios importados.",
  "How a service was imported.": "Cómo se importó un servicio.",
  "What an import of a document would give; of the one imported last where none comes along.":
    "Lo que daría la importación de un documento; del importado la última vez si no se envía ninguno.",
  "Import a document as a service of the catalogue, or anew; the one imported last where none comes along.":
    "Importar un documento como servicio del catálogo, o de nuevo; el importado la última vez si no se envía ninguno.",
  "Say where an imported service is and what its calls carry; credentials that are not given stay as they are.":
    "Indicar dónde está un servicio importado y qué llevan sus llamadas; las credenciales que no se dan quedan como están.",
  "Take an imported service out of the catalogue; refused while a page calls it.":
    "Quitar del catálogo un servicio importado; se rechaza mientras una página lo llame.",
  "Restore a deleted service as it was imported; refused where its name is taken by now.":
    "Restaurar un servicio eliminado tal como se importó; se rechaza si su nombre ya está en uso.",
  "The documents of the imported services, unless the caller has them: those of the given revision.":
    "Los documentos de los servicios importados, salvo que quien llama los tenga: los de la revisión indicada.",
  "Restore deleted cultural groups with their users and departments.":
    "Restaurar grupos culturales eliminados con sus usuarios y departamentos.",
  "Restore deleted department groups with their users and departments.":
    "Restaurar grupos de departamentos eliminados con sus usuarios y departamentos.",
  "Restore a deleted deduction rule.": "Restaurar una regla de deducción eliminada.",
  "Restore deleted members: disabled, without a password, with those of their roles that the caller can grant.":
    "Restaurar miembros eliminados: desactivados, sin contraseña y con los roles que quien llama podría conceder.",
  "Restore a deleted menu node.": "Restaurar un nodo del menú eliminado.",
  "The latest changes, newest first: one's own, or everyone's for those who may read the audit log.":
    "Los últimos cambios, los más recientes primero: los propios o, para quien lee el registro de auditoría, los de todos.",
};
