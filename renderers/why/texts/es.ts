import type { Translation } from "../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The Spanish texts of the drawer that explains the state of a page's parts. */
export const es: Translation<typeof en, "es"> = {
  why: {
    calls: "Llamadas",
    code: "Código {{code}}",
    conditions: "Expresiones",
    held: "lo tiene",
    intro: "Cada parte de {{file}} tal como la ve usted ahora, y por qué.",
    lacking: "no lo tiene",
    milliseconds: "{{number}} ms",
    notCalled: "Aún sin llamar.",
    onAct: "Solo se llama cuando alguien lo usa.",
    permissions: "Permisos",
    row: "Para la fila",
    rows: "filas: {{number}}",
    state: {
      broken: "con errores",
      disabled: "desactivado",
      empty: "vacío",
      failing: "con error",
      hidden: "oculto",
      loading: "cargando",
      noPermission: "sin permiso",
      shown: "visible",
      usable: "disponible",
      waiting: "en espera",
    },
    underWay: "Llamada en curso.",
    unknown: "no se conoce aquí",
    waitsFor: "Sin llamar: {{names}} aún no tiene valor.",
  },
};
