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
