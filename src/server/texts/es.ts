import type { Translation } from "../../i18n/messages.ts";
import type { en } from "./en.ts";

/** The own texts of the service in Español. */
export const es: Translation<typeof en, "es"> = {
  error: {
    badInput: "Algunos de los datos enviados no son válidos.",
    changedMeanwhile: "Otra persona lo ha modificado entretanto.",
    fault: "Se produjo un error en el servidor.",
    illegalToken: "No ha iniciado sesión.",
    locked:
      "Otros trabajan en esto más tiempo de lo habitual. No se ha cambiado nada; inténtelo de nuevo.",
    mediaType: "El servicio no admite este tipo de contenido.",
    noRoute: "No hay nada en esta dirección.",
    notPermitted: "No tiene permiso para hacer esto ({{permission}}).",
    signInTooOld:
      "Confirme que es usted: esto requiere un inicio de sesión de los últimos 15 minutos.",
    signedInElsewhere: "Su sesión ha sido finalizada. Inicie sesión de nuevo.",
    tokenExpired: "Su sesión ha caducado. Inicie sesión de nuevo.",
    tooLarge: "Lo enviado es demasiado grande.",
    tooManyAttempts: "Demasiados intentos. Vuelva a intentarlo dentro de {{seconds}} s.",
    tooManyRequests: "Demasiadas solicitudes. Espere un momento.",
    unreachable: "El servicio de destino no responde.",
  },
  contractDifference: {
    answerAdded: "Ahora responde con datos; antes no respondía con ninguno.",
    answerRemoved: "Ya no responde con datos.",
    answerType: "Responde con {{after}}; antes respondía con {{before}}.",
    argumentAdded: "Se le puede dar «{{name}}» ({{type}}).",
    argumentNeeded: "Hay que darle «{{name}}» ({{type}}), que es nuevo.",
    argumentOptional: "«{{name}}» se puede omitir ahora.",
    argumentPlace: "«{{name}}» va ahora en {{after}}; antes iba en {{before}}.",
    argumentRemoved: "Ya no admite «{{name}}».",
    argumentRequired: "Ahora hay que dar «{{name}}».",
    argumentType: "«{{name}}» ha de ser ahora {{after}}; antes era {{before}}.",
    effect: "Ha cambiado lo que hace con los registros: ahora se considera otro tipo de llamada.",
    fieldAdded: "También responde con «{{name}}» ({{type}}).",
    fieldRemoved: "Ya no responde con «{{name}}».",
    fieldType: "«{{name}}» llega ahora como {{after}}; antes era {{before}}.",
    limits: "«{{name}}» tiene ahora otros límites, como su longitud, formato u opciones.",
    list: "Sus filas, el total o las páginas están en otro lugar.",
    more: "Hay más diferencias: {{number}}.",
    moved: "Ahora se llama en {{after}}; antes en {{before}}.",
    nullable: "«{{name}}» puede ser null ahora.",
    other: "Solo han cambiado textos o detalles.",
    permission: "Ahora necesita el permiso {{after}}; antes necesitaba {{before}}.",
    valuesAdded: "«{{name}}» también puede ser {{values}}.",
    valuesRemoved: "«{{name}}» ya no puede ser {{values}}.",
  },
  importFault: {
    badBase:
      "Ninguna llamada puede ir bajo «{{base}}». Indique una ruta como /orders-api o una dirección que empiece por https://.",
    badServiceName:
      "Ningún servicio puede llamarse «{{name}}». Use hasta 32 letras y cifras, la primera una letra minúscula.",
    bodyMedia:
      "El cuerpo solo se acepta como «{{media}}». Las pantallas envían JSON, formularios, texto sin formato y archivos; ofrezca uno de ellos. Hasta entonces se omite lo que necesita el cuerpo.",
    bodyOfRead: "Una llamada GET no lleva cuerpo. Se omitió; ponga su contenido en la consulta.",
    danglingReference:
      "La referencia «{{reference}}» no lleva a ninguna parte. Añada lo que designa o quítela.",
    duplicateId:
      "El identificador «{{id}}» ya está en uso; esta operación se llama «{{name}}». Dele un operationId propio.",
    hostileName:
      "Un campo o parámetro no puede llamarse «{{name}}». Se omitió; dele otro nombre en el servicio.",
    leftOutKeyword:
      "Se omitió «{{name}}»: las pantallas no juzgan por ello, o contiene algo que el formato no permite. Solo el servicio rechazará lo que prohíbe; expréselo con otras palabras clave.",
    leftOutParameter:
      "El parámetro «{{name}}» se omitió: no pueden enviarse las cabeceras que tratan del propio intercambio ni un segundo argumento del mismo nombre. Ofrézcalo en la consulta con nombre propio.",
    malformed:
      "Aquí OpenAPI espera otra cosa: {{expected}}. Se omitió; escríbalo como dice el formato.",
    moreFaults_many: "Hay {{count}} de fallos más. Corrija los indicados e importe de nuevo.",
    moreFaults_one: "Hay {{count}} fallo más. Corrija los indicados e importe de nuevo.",
    moreFaults_other: "Hay {{count}} fallos más. Corrija los indicados e importe de nuevo.",
    moreOffered:
      "El documento tiene más de {{limit}} operaciones. Las demás no se muestran para elegir; elíjalas con `screens import --only`.",
    noOperations:
      "No se pudo tomar ninguna operación. Corrija los demás fallos indicados o proporcione un documento que tenga operaciones.",
    notJson: "Empieza como JSON y no lo es: {{reason}} Corríjalo ahí.",
    notOpenApi:
      "No es un documento de OpenAPI 3.0 a 3.2 ni de Swagger 2.0 (encontrado: «{{found}}»). Proporcione uno con «openapi» o «swagger», y «paths».",
    notYaml: "No es ni JSON ni YAML: {{reason}}. Corríjalo ahí.",
    overlay:
      "La superposición de este despliegue no encaja con el documento: {{reason}} Quien gestiona el servidor la indica en OVERLAYS.",
    referenceLoop:
      "«{{name}}» es parte de sí mismo y nunca podrá componerse. Ahí se acepta cualquier valor; rompa el bucle.",
    remoteReference:
      "La referencia «{{reference}}» sale del documento y nunca se descarga. Reúna antes el documento en un solo archivo.",
    requiredParameter:
      "La operación no puede llamarse sin «{{name}}», que ninguna pantalla puede enviar. Se omitió; haga opcional el parámetro u ofrézcalo en la consulta con nombre propio.",
    reservedName:
      "El propio cliente pone «{{name}}» en las llamadas, así que ninguna pantalla puede darlo. Se omitió; dele otro nombre en el servicio.",
    sameAddress:
      "{{method}} {{path}} aparece dos veces; se tomó la primera. Dé a la otra una dirección propia o quítela.",
    sharedName:
      "La ruta y el cuerpo tienen ambos «{{name}}». Se conservan los dos: aquí el de la ruta se llama «{{other}}».",
    takenServiceName:
      "El nombre «{{name}}» ya lo usa un servicio, un grupo de operaciones o una variable de dirección. Elija otro.",
    tooDeep: "El documento se anida a más de {{limit}} niveles. Divida lo que está tan anidado.",
    tooIntricate:
      "«{{name}}» se despliega en miles de partes. Ahí se acepta cualquier valor; escríbalo de forma más sencilla.",
    tooLarge:
      "Lo que se toma del documento supera los {{limit}} caracteres. Importe solo las etiquetas u operaciones que las pantallas necesitan.",
    tooManyArguments:
      "Las operaciones reciben en total más de {{limit}} argumentos. Importe solo las etiquetas u operaciones que las pantallas necesitan.",
    tooManyOperations:
      "El documento tiene más de {{limit}} operaciones. Importe solo las etiquetas u operaciones que las pantallas necesitan.",
    tooManyValues:
      "Lo que se toma del documento contiene más de {{limit}} valores. Importe solo las etiquetas u operaciones que las pantallas necesitan.",
    undeclaredParameter:
      "La ruta tiene un hueco para «{{name}}» que ningún parámetro describe. Se toma como texto; descríbalo para precisarlo.",
    unknownChoice:
      "Aquí nada se llama «{{name}}». Elija por etiqueta, por el id de una operación, o por método y ruta como en «GET /pets».",
    unsafePattern:
      "El patrón «{{pattern}}» no es válido o podría ocupar el navegador sin fin. Se omitió; escríbalo sin una repetición dentro de otra.",
    unsupportedMethod:
      "Las pantallas no hacen llamadas {{method}}. La operación se omitió; ofrézcala por GET, POST, PUT, PATCH o DELETE.",
    unusablePath:
      "La ruta «{{path}}» podría llevar fuera de la base del servicio. Escriba pasos simples tras una barra, con cada hueco como {name}.",
  },
  ownIdentity: {
    notShown: "No ha mostrado qué cuenta es la suya, o hace demasiado tiempo. Vuelva a vincularla.",
    onlyWay:
      "Es su única forma de entrar, pues no tiene contraseña aquí. Defina antes una contraseña.",
    taken:
      "La cuenta «{{name}}» ya está vinculada aquí a otro miembro, así que no se ha cambiado nada. Su titular puede desvincularla allí.",
  },
  pageFault: {
    beyondDraft:
      "No se ha hecho nada: el borrador de {{path}} es de {{publisher}}, que no puede hacer esto ({{lacking}}). Guárdelo usted y actuará solo en su nombre.",
    beyondPublisher:
      "No se ha hecho nada: la versión {{version}} de la página {{path}} actúa en nombre de {{publisher}}, que la publicó y no puede hacer esto ({{lacking}}). Quien pueda hacerlo puede volver a publicar la página.",
    call: "{{call}} necesita {{lacking}}",
    calls:
      "La página hace llamadas que usted no puede hacer; necesitan {{lacking}}. Queda como borrador y no se pierde nada: puede publicarla quien tenga esos permisos.",
    errors: "La página tiene errores y no se puede publicar.",
    noDraft: "No hay ningún borrador de {{path}}.",
    noVersion: "No existe la versión {{version}} de {{path}}.",
    notDeleted: "{{path}} no está eliminada; no hay nada que restaurar.",
    notFound: "No existe la página {{path}}.",
    problem: "{{line}}:{{column}} {{problem}}",
    publisherGone:
      "No se ha hecho nada: la página {{path}} actúa en nombre de {{publisher}}, cuya cuenta está desactivada o eliminada. Quien pueda hacer esto puede volver a publicar la página.",
    shippedStays:
      "{{path}} se incluye con el producto como archivo. No se guarda nada más de ella, así que no hay nada que eliminar.",
  },
  refusal: {
    changedBy: "{{name}} ha cambiado esto mientras tanto.",
    badInput: "Algunos de los datos introducidos no son válidos.",
    blank: "Este campo no puede estar vacío.",
    changeSuperAdministrator:
      "Solo un superadministrador puede modificar o eliminar a otro superadministrador.",
    changedMeanwhile:
      "Otra persona ha modificado esto mientras tanto. Vuelva a cargar para ver el estado actual.",
    commonPassword: "Esta contraseña es demasiado común y se adivinaría enseguida. Elija otra.",
    deleteSelf: "No puede eliminar su propia cuenta.",
    disableSelf: "No puede desactivar su propia cuenta.",
    futureMonth: "Este mes aún no ha comenzado.",
    grantTopRole: "Solo un superadministrador puede conceder el rol de superadministrador.",
    groupNameTaken: "Ya existe un grupo con este nombre.",
    lastSuperAdministrator: "Debe conservarse el último superadministrador activo.",
    menuCircle: "Un nodo no puede colocarse debajo de sí mismo ni de uno de sus subnodos.",
    menuHasChildren: "Este nodo contiene otros nodos. Elimínelos primero.",
    namePassword: "La contraseña no puede ser el nombre de su titular ni el de este producto.",
    namedTwice: "Este nodo aparece dos veces.",
    noNotice: "En este momento no hay ningún aviso público.",
    notFound: "No existe ningún registro con el ID {{id}}.",
    permissionAsParent: "No se puede colocar nada debajo de un permiso.",
    permissionName: "Un permiso necesita su cadena de permiso como nombre.",
    permissionWithChildren: "Un nodo que contiene otros nodos no puede convertirse en permiso.",
    ruleHasChildren: "Esta regla contiene otras reglas. Elimínelas primero.",
    strongerMember:
      "Este miembro tiene permisos que usted no tiene ({{lacking}}), por lo que no puede modificar, desactivar ni eliminar su cuenta ni cambiar su contraseña.",
    unheldPermission: "Esto cambia quién tiene permisos que usted no tiene: {{lacking}}.",
    unheldRole:
      "El rol {{role}} incluye permisos que usted no tiene ({{lacking}}), por lo que no puede concederlo.",
    unknownDepartment: "El departamento no existe.",
    unknownParent: "No existe el elemento superior indicado.",
    unknownUser: "El usuario no existe o fue eliminado.",
    unseenNode: "Usted no ve «{{title}}», por lo que no puede cambiar quién lo ve.",
    nameTaken: "El nombre «{{name}}» ya está en uso. Elija otro.",
    notKept:
      "Esto no se puede recuperar: ya se recuperó, se eliminó hace más de 30 días o lo eliminó otra persona.",
    parentGone: "El elemento superior también se eliminó. Recupérelo primero.",
  },
  restored: {
    disabled:
      "{{name}} ha vuelto, con la cuenta desactivada y sin contraseña: establezca una y active la cuenta.",
    gone_many:
      "{{count}} de sus relaciones no volvieron, porque el otro lado se eliminó entretanto.",
    gone_one: "{{count}} de sus relaciones no volvió, porque el otro lado se eliminó entretanto.",
    gone_other:
      "{{count}} de sus relaciones no volvieron, porque el otro lado se eliminó entretanto.",
    notGranted: "«{{title}}» ha vuelto sin concederse a nadie: usted no tiene este permiso.",
    roleLeftOut: "El rol {{role}} no se devolvió a {{name}}: usted no puede concederlo.",
  },
  connectionFault: {
    badAddress: "Debe ser una dirección web, como https://api.example.com, sin cuenta, «?» ni «#».",
    credentialsAgain:
      "Las credenciales se introdujeron para otro servidor. Introdúzcalas de nuevo o quítelas.",
    credentialsUnreadable:
      "Las credenciales de este servicio no se pueden leer con la clave del servidor o son de otro servidor. Introdúzcalas de nuevo en Servicios.",
    credentialsUnsendable:
      "Las credenciales contienen caracteres que ninguna llamada puede llevar. Introdúzcalas de nuevo en Servicios.",
    noSecretsKey:
      "El servidor no tiene clave para guardar credenciales. Quien lo administra define SECRETS_KEY.",
    notListed:
      "Las llamadas no pueden ir a {{host}}. Quien administra el servidor enumera los servidores en SERVICE_HOSTS y las redes privadas en SERVICE_NETWORKS.",
    operatorsAddress: "La dirección la indica quien administra el servidor, en {{variable}}.",
    ownHeader: "El propio servidor escribe «{{name}}». Use otra cabecera.",
    tokenRefused:
      "El servidor de autorización no dio ningún token ({{reason}}). Compruebe las credenciales de este servicio.",
  },
};
