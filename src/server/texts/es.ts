import type { Translation } from "../../i18n/messages.ts";
import type { en } from "./en.ts";

/** The Spanish texts of the service. */
export const es: Translation<typeof en, "es"> = {
  error: {
    badInput: "Algunos de los datos enviados no son válidos.",
    changedMeanwhile: "Otra persona ha modificado esto.",
    diskFull:
      "El disco del servidor está lleno, así que no se ha guardado. Avise a quien lo administra.",
    fault: "Se produjo un error en el servidor.",
    illegalToken: "No ha iniciado sesión.",
    locked:
      "Otras personas están modificando esto y tarda más de lo habitual. No se ha cambiado nada; inténtelo de nuevo.",
    mediaType: "El servicio no admite este tipo de contenido.",
    noOperation:
      "El catálogo no tiene una operación para esto, o ya no la tiene. Vuelva a cargar la página; si no basta, avise a un administrador.",
    noRoute: "No hay nada en esta dirección.",
    notPermitted: "No tiene permiso para hacer esto ({{permission}}).",
    signInTooOld:
      "Confirme que es usted: esto requiere haber iniciado sesión en los últimos 15 minutos.",
    signedInElsewhere: "Su sesión ha finalizado. Inicie sesión de nuevo.",
    tokenExpired: "Su sesión ha caducado. Inicie sesión de nuevo.",
    tooLarge: "Lo enviado es demasiado grande.",
    tooMuchWork:
      "Esto tardó más de lo que permite el servidor y se detuvo. Vuelva a intentarlo en un momento; si se repite, reduzca la página o el documento.",
    tooManyAttempts: "Demasiados intentos. Vuelva a intentarlo dentro de {{duration}}.",
    tooManyRequests: "Demasiadas solicitudes. Espere un momento.",
    unreachable:
      "El servicio de esta dirección no responde. Inténtelo más tarde; si sigue así, avise a quien lo administra.",
  },
  contractDifference: {
    answerAdded: "Ahora devuelve datos; antes no devolvía ninguno.",
    answerRemoved: "Ya no devuelve datos.",
    answerType: "Ahora devuelve {{after}}; antes devolvía {{before}}.",
    argumentAdded: "Ahora también admite «{{name}}» ({{type}}).",
    argumentNeeded: "Ahora exige «{{name}}» ({{type}}), que es nuevo.",
    argumentOptional: "«{{name}}» es ahora opcional.",
    argumentPlace: "«{{name}}» va ahora en {{after}}; antes iba en {{before}}.",
    argumentRemoved: "Ya no admite «{{name}}».",
    argumentRequired: "«{{name}}» es ahora obligatorio.",
    argumentType: "«{{name}}» debe ser ahora {{after}}; antes era {{before}}.",
    effect: "Ha cambiado lo que hace con los registros: ahora se considera otro tipo de llamada.",
    fieldAdded: "Ahora también devuelve «{{name}}» ({{type}}).",
    fieldRemoved: "Ya no devuelve «{{name}}».",
    fieldType: "Ahora devuelve «{{name}}» como {{after}}; antes como {{before}}.",
    limits: "«{{name}}» tiene ahora otros límites, como su longitud, formato u opciones.",
    list: "Sus filas, su total o su paginación están ahora en otro lugar.",
    more: "Hay más diferencias: {{number}}.",
    moved: "Ahora se llama en {{after}}; antes en {{before}}.",
    notNull: "«{{name}}» ya no puede ser null.",
    nullable: "«{{name}}» puede ser ahora null.",
    other: "Solo han cambiado descripciones o detalles.",
    permission: "Ahora necesita el permiso {{after}}; antes necesitaba {{before}}.",
    success:
      "Ha cambiado lo que indica el éxito en sus respuestas: alguna puede darse ahora por hecha o por rechazada sin que antes fuera así.",
    valuesAdded: "«{{name}}» también puede ser {{values}}.",
    valuesRemoved: "«{{name}}» ya no puede ser {{values}}.",
  },
  importFault: {
    badBase:
      "«{{base}}» no puede ser una ruta base. Indique una ruta como /orders-api o una dirección que empiece por https://.",
    badSuccess:
      "Esto no dice qué significa éxito. «x-success» lleva «at», un puntero JSON a la respuesta; «values», una lista de los textos, números, true, false o null que allí indican éxito; y, si lo hay, «reason», un puntero JSON al motivo. Si todas las respuestas llevan un código de éxito, omítalo en el documento y en sus lecturas.",
    badServiceName:
      "Un servicio no puede llamarse «{{name}}». Use hasta 32 letras y cifras, empezando por una letra minúscula.",
    bodyMedia:
      "El cuerpo solo se acepta como «{{media}}». Las pantallas envían JSON, formularios, texto sin formato y archivos; admita uno de ellos. Hasta entonces se omite lo que necesita el cuerpo.",
    bodyOfRead: "Una llamada GET no lleva cuerpo. Se omitió; ponga su contenido en la consulta.",
    danglingReference:
      "La referencia «{{reference}}» no tiene destino. Añada el destino o quite la referencia.",
    deletingGet:
      "Por su nombre, «GET {{path}}» elimina algo, así que las pantallas preguntan antes de llamarla y nunca la llaman por sí solas. Si solo lee, añádale «x-effect: read».",
    duplicateId:
      "El identificador «{{id}}» ya está en uso; esta operación se llama «{{name}}». Dele un operationId propio.",
    foundCode:
      "Todas las respuestas llevan «{{name}}» junto a un mensaje, así que indica el éxito: 0 y 200. Si lo indican otros códigos, introdúzcalos; si solo lo indica el estado, introduzca 200-299 como códigos de éxito.",
    hostileName:
      "Un campo o parámetro no puede llamarse «{{name}}». Se omitió; dele otro nombre en el servicio.",
    keptId:
      "El documento da ahora a esta operación el identificador «{{id}}». Aquí se sigue llamando «{{name}}», para que las páginas y los permisos sigan refiriéndose a la misma dirección.",
    leftOutKeyword:
      "Se omitió «{{name}}»: las pantallas no lo comprueban o el formato no permite su valor. Solo el servicio lo exige; use otras palabras clave.",
    leftOutParameter:
      "El parámetro «{{name}}» se omitió: no se pueden enviar las cabeceras sobre el propio intercambio ni un segundo argumento con el mismo nombre. Muévalo a la consulta con un nombre propio.",
    malformed: "OpenAPI espera aquí: {{expected}}. Se encontró otra cosa y se omitió; corríjalo.",
    misspeltExtension: "«{{name}}» no se lee. ¿Quiso decir «{{meant}}»?",
    moreFaults_many: "Hay {{count}} de problemas más. Corrija los indicados e importe de nuevo.",
    moreFaults_one: "Hay {{count}} problema más. Corrija los indicados e importe de nuevo.",
    moreFaults_other: "Hay {{count}} problemas más. Corrija los indicados e importe de nuevo.",
    moreOffered:
      "El documento tiene más de {{limit}} operaciones. Las demás no aparecen aquí; elíjalas con `screens import --only`.",
    narrowingParameter:
      "Sin «{{name}}», que ninguna pantalla puede enviar junto al campo del mismo nombre, la llamada cambiaría todos los registros. La operación se omitió; dé al parámetro un nombre propio en el servicio o importe una operación sobre un solo registro.",
    noOperations:
      "No se pudo importar ninguna operación. Corrija los demás problemas indicados o use un documento que tenga operaciones.",
    notJson: "Empieza como JSON, pero no es válido: {{reason}}. Corríjalo ahí.",
    notOpenApi:
      "No es un documento de OpenAPI 3.0 a 3.2 ni de Swagger 2.0 (encontrado: «{{found}}»). Proporcione uno con «openapi» o «swagger», y «paths».",
    notYaml: "No es ni JSON ni YAML: {{reason}}. Corríjalo ahí.",
    otherServer:
      "Según su documento, esta operación está en {{url}}, pero un servicio se llama en una sola dirección. Déjela fuera e impórtela como un servicio propio con esa dirección.",
    overlay:
      "El overlay de este despliegue no encaja con el documento: {{reason}} Quien administra el servidor lo indica en OVERLAYS.",
    referenceLoop:
      "«{{name}}» se contiene a sí mismo sin fin, así que ahí se acepta cualquier valor. Rompa el bucle.",
    remoteReference:
      "La referencia «{{reference}}» sale del documento y nunca se descarga. Reúna antes el documento en un solo archivo.",
    requiredParameter:
      "La operación no puede llamarse sin «{{name}}», que ninguna pantalla puede enviar. Se omitió; haga opcional el parámetro o muévalo a la consulta con un nombre propio.",
    reservedName:
      "El propio cliente fija «{{name}}», así que ninguna pantalla puede hacerlo. Se omitió; dele otro nombre en el servicio.",
    sameAddress:
      "{{method}} {{path}} aparece dos veces; se tomó la primera. Dé a la otra una dirección propia o quítela.",
    sharedName:
      "La ruta y el cuerpo tienen ambos «{{name}}». Se conservan los dos: aquí el de la ruta se llama «{{other}}».",
    takenServiceName:
      "El nombre «{{name}}» ya lo usa un servicio, un grupo de operaciones o una variable de dirección. Elija otro.",
    tooDeep:
      "El documento tiene más de {{limit}} niveles de anidamiento. Simplifique las partes más profundas.",
    tooIntricate:
      "«{{name}}» se despliega en miles de partes, así que ahí se acepta cualquier valor. Simplifíquelo.",
    tooLarge:
      "La parte que se importa supera los {{limit}} caracteres. Importe solo las etiquetas u operaciones que las pantallas necesitan.",
    tooManyArguments:
      "Las operaciones reciben en total más de {{limit}} argumentos. Importe solo las etiquetas u operaciones que las pantallas necesitan.",
    tooManyOperations:
      "El documento tiene más de {{limit}} operaciones. Importe solo las etiquetas u operaciones que las pantallas necesitan.",
    tooManyValues:
      "La parte que se importa tiene más de {{limit}} valores. Importe solo las etiquetas u operaciones que las pantallas necesitan.",
    undeclaredParameter:
      "La ruta tiene un marcador «{{name}}» que ningún parámetro describe. Se trata como texto; descríbalo para precisarlo.",
    unknownChoice:
      "Aquí no existe «{{name}}». Elija por etiqueta, por ID de operación, o por método y ruta, como «GET /pets».",
    unsafePattern:
      "El patrón «{{pattern}}» no es válido o podría bloquear un navegador. Se omitió; evite una repetición dentro de otra.",
    unsupportedMethod:
      "Las pantallas no hacen llamadas {{method}}. La operación se omitió; use GET, POST, PUT, PATCH o DELETE.",
    unusablePath:
      "La ruta «{{path}}» podría llevar fuera de la base del servicio. Escriba segmentos simples tras una barra, con cada marcador como {name}.",
  },
  temporaryPassword: {
    set: "Establezca su propia contraseña",
  },
  ownIdentity: {
    notShown:
      "No ha confirmado qué cuenta es la suya, o ha pasado demasiado tiempo. Vuelva a vincularla.",
    onlyWay:
      "Es su única forma de iniciar sesión, porque aquí no tiene contraseña. Defina antes una contraseña.",
    taken:
      "La cuenta «{{name}}» ya está vinculada a otro miembro, así que no se ha cambiado nada. Ese miembro puede desvincularla.",
  },
  pageFault: {
    beyondDraft:
      "No se ha hecho nada: el borrador de {{path}} es de {{publisher}}, que no tiene permiso para esto ({{lacking}}). Si lo guarda usted, se ejecuta solo con sus permisos.",
    beyondPublisher:
      "No se ha hecho nada: la versión {{version}} de la página {{path}} se ejecuta con los permisos de {{publisher}}, que la publicó y no tiene permiso para esto ({{lacking}}). Quien lo tenga puede volver a publicar la página.",
    call: "{{call}} necesita {{lacking}}",
    calls:
      "La página hace llamadas para las que no tiene permiso: {{lacking}}. No se ha publicado nada. El borrador se conserva y quien tenga esos permisos puede publicarlo.",
    errors: "La página tiene errores y no se puede publicar.",
    nobodysDraft:
      "No se ha hecho nada: el borrador de {{path}} se ejecuta sin los permisos de nadie, porque lo guardó una página, se restauró o su autor fue eliminado. Si lo guarda usted, se ejecuta solo con sus permisos.",
    noDraft: "No hay ningún borrador de {{path}}.",
    noVersion: "No existe la versión {{version}} de {{path}}.",
    notDeleted: "{{path}} no está eliminada; no hay nada que restaurar.",
    notFound: "No existe la página {{path}}.",
    pathTaken: "Ya existe la página {{path}}, y las mayúsculas no bastan para distinguir páginas.",
    problem: "{{line}}:{{column}} {{problem}}",
    publisherGone:
      "No se ha hecho nada: la página {{path}} se ejecuta con los permisos de {{publisher}}, cuya cuenta está desactivada o eliminada. Quien tenga permiso para esto puede volver a publicar la página.",
    shippedStays:
      "{{path}} se incluye con el producto como archivo y no tiene nada más almacenado, así que no hay nada que eliminar.",
  },
  refusal: {
    changedBy:
      "{{name}} ha modificado esto, así que no se ha hecho nada. Revíselo e inténtelo de nuevo.",
    deletedBy: "{{name}} ha eliminado esto, así que no se ha hecho nada.",
    badInput: "Algunos de los datos introducidos no son válidos.",
    blank: "Este campo no puede estar vacío.",
    changeSuperAdministrator:
      "Solo un superadministrador puede modificar o eliminar a otro superadministrador.",
    commonPassword: "Esta contraseña es demasiado común y fácil de adivinar. Elija otra.",
    deleteSelf: "No puede eliminar su propia cuenta.",
    disableSelf: "No puede desactivar su propia cuenta.",
    futureMonth: "Este mes aún no ha comenzado.",
    grantTopRole: "Solo un superadministrador puede conceder el rol de superadministrador.",
    groupNameTaken: "Ya existe un grupo con este nombre.",
    lastSuperAdministrator: "Debe haber al menos un superadministrador activo.",
    lastMenuScreen:
      "Ya nadie podría abrir la pantalla del menú ni, por tanto, deshacer este cambio. Oculte su nodo, o añada antes otro nodo para esa pantalla.",
    menuCircle: "Un nodo no se puede mover debajo de sí mismo ni de uno de sus nodos secundarios.",
    menuHasChildren: "Este nodo tiene nodos secundarios. Elimínelos primero.",
    namePassword: "La contraseña no puede ser el nombre de su titular ni el de este producto.",
    namedTwice: "Este nodo aparece dos veces.",
    noNotice: "En este momento no hay ningún aviso público.",
    notFound: "No existe ningún registro con el ID {{id}}.",
    permissionAsParent: "Un permiso no puede tener nodos secundarios.",
    permissionName: "El nombre de un permiso debe ser su cadena de permiso.",
    permissionWithChildren: "Un nodo con nodos secundarios no puede convertirse en permiso.",
    ruleHasChildren: "Esta regla tiene reglas debajo. Elimínelas primero.",
    strongerMember:
      "Este miembro tiene permisos que usted no tiene ({{lacking}}), por lo que no puede modificar, desactivar ni eliminar su cuenta ni cambiar su contraseña.",
    temporaryPassword:
      "Es posible que otras personas hayan leído la contraseña temporal. Elija otra.",
    unheldPermission: "Esto cambia quién tiene permisos que usted no tiene: {{lacking}}.",
    unheldRole:
      "El rol {{role}} incluye permisos que usted no tiene ({{lacking}}), por lo que no puede concederlo.",
    unknownDepartment: "El departamento no existe.",
    unknownParent: "No existe el elemento superior indicado.",
    unknownUser: "El usuario no existe o fue eliminado.",
    unseenNode: "Usted no ve «{{title}}», por lo que no puede cambiar quién lo ve.",
    nameTaken: "El nombre «{{name}}» ya está en uso. Elija otro.",
    notKept:
      "Esto no se puede restaurar: ya se restauró, se eliminó hace más de 30 días o lo eliminó otra persona.",
    parentGone: "El elemento superior también se eliminó. Restáurelo primero.",
  },
  restored: {
    disabled:
      "{{name}} se ha restaurado, pero con la cuenta desactivada y sin contraseña. Establezca una contraseña y active la cuenta.",
    draftOnly:
      "{{path}} se ha restaurado como borrador, sin publicarse, así que nadie más la ve. {{reason}}",
    gone_many: "{{count}} de vínculos no se restauraron, porque lo vinculado se ha eliminado.",
    gone_one: "{{count}} vínculo no se restauró, porque lo vinculado se ha eliminado.",
    gone_other: "{{count}} vínculos no se restauraron, porque lo vinculado se ha eliminado.",
    notGranted:
      "«{{title}}» se ha restaurado sin concederse a nadie, porque usted no tiene este permiso.",
    roleLeftOut: "El rol {{role}} no se devolvió a {{name}}, porque usted no puede concederlo.",
  },
  connectionFault: {
    badAddress: "Debe ser una dirección web, como https://api.example.com, sin cuenta, «?» ni «#».",
    credentialsAgain:
      "Las credenciales se introdujeron para otro servidor. Introdúzcalas de nuevo o quítelas.",
    credentialsUnreadable:
      "Las credenciales de este servicio no se pueden leer con la clave del servidor o son de otro servidor. Introdúzcalas de nuevo en Servicios.",
    credentialsUnsendable:
      "Las credenciales contienen caracteres que no se pueden enviar. Introdúzcalas de nuevo en Servicios.",
    memberTokenMissing:
      "A este servicio se le llama con su propia sesión de {{provider}}. Cierre la sesión e inicie sesión con {{provider}} para usarlo.",
    memberTokensOff:
      "Los tokens de sesión de los miembros no se envían a {{host}}. Quien administra el servidor puede incluir servidores en OIDC_TOKEN_HOSTS.",
    memberTokenUnrenewed:
      "No se puede acceder a {{provider}} para renovar su sesión. Inténtelo más tarde.",
    noSecretsKey:
      "El servidor no tiene clave para cifrar credenciales. Pida a quien lo administra que defina SECRETS_KEY.",
    notListed:
      "No se permiten llamadas a {{host}}. Quien administra el servidor puede incluir servidores en SERVICE_HOSTS y redes privadas en SERVICE_NETWORKS.",
    operatorsAddress: "La dirección está definida en el servidor, en {{variable}}.",
    ownHeader: "El propio servidor fija «{{name}}». Use otra cabecera.",
    redirect:
      "El servicio ha redirigido esta llamada y las redirecciones no se siguen. Compruebe su dirección.",
    redirectOfWrite:
      "El servicio ha redirigido esta llamada y las redirecciones no se siguen, pero es posible que haya realizado la operación. Compruébelo antes de volver a intentarlo.",
    tokenRefused:
      "El servidor de autorización no devolvió ningún token ({{reason}}). Compruebe las credenciales de este servicio.",
  },
  badRequest: {
    depth: "El cuerpo está anidado con demasiada profundidad.",
    idempotencyKey: "Una Idempotency-Key tiene de 8 a 128 caracteres.",
    idempotencyKeyUsed: "Esta Idempotency-Key ya se usó para otro cambio.",
    json: "El cuerpo no es JSON válido.",
    multipart: "El cuerpo no es un formulario multipart válido.",
    object: "El cuerpo debe ser un objeto JSON.",
    page: "Esta página o esta versión no existe. Vuelva a cargar la página.",
    text: "Contiene un carácter que no se puede guardar.",
    twice: "Este dato se envió dos veces.",
    unknown: "Este dato no se reconoce.",
    versions: "No es una lista de versiones de los registros que nombra la solicitud.",
    unstorable: "Un valor está fuera del intervalo que se puede guardar.",
  },
  importedService: {
    inUse:
      "Todavía hay páginas que llaman a «{{name}}»: {{pages}}. Modifíquelas o elimínelas antes.",
    noAddress:
      "Este servicio no tiene dirección. Indíquela en Servicios o pida a quien administra el servidor que defina {{variable}}.",
    notFound: "No hay ningún servicio importado «{{name}}».",
    timeout: "El servicio de esta dirección no respondió a tiempo.",
    tooLarge: "La respuesta del servicio es demasiado grande para reenviarla.",
  },
};
