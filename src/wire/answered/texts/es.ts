import type { Translation } from "../../../i18n/messages.ts";
import type { en } from "./en.ts";

/** Texts about answers of services of others, in Spanish. */
export const es: Translation<typeof en, "es"> = {
  answered: {
    maybeDone: "Puede que se haya hecho de todos modos: compruébelo antes de volver a intentarlo.",
    nothingChanged:
      "El servicio indica que no ha cambiado nada (estado {{status}}). Puede que ya estuviera así o que se haya eliminado.",
    noLongerListed:
      "Esto ya no está en la lista, así que no se ha hecho nada. Puede que otra persona lo haya eliminado, movido o restaurado.",
    notReadAgain:
      "No se ha enviado nada, porque antes no se pudo volver a leer el registro: {{reason}}",
    otherRecord:
      "El servicio devolvió el registro «{{answered}}» en lugar de «{{asked}}». No se muestra, para que no se guarde nada en el registro equivocado. Avise a quien gestiona el servicio.",
    saysNothing:
      "La respuesta no dice que esto se haya hecho (estado {{status}}): según el documento del servicio, lo dice {{place}}.",
    saysOther:
      "La respuesta no dice que esto se haya hecho (estado {{status}}): {{place}} es {{value}}.",
    unclear:
      "El servicio respondió algo distinto de lo que declara su documento (estado {{status}}), así que quizá no se haya hecho. Compruébelo antes de volver a intentarlo.",
  },
};
