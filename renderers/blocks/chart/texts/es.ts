import type { Translation } from "../../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The Spanish texts of the kind `chart`. */
export const es: Translation<typeof en, "es"> = {
  chart: {
    asChart: "Ver como gráfico",
    asTable: "Ver como tabla",
    averageOf: "{{label}} (promedio)",
    beyond_many: "No se muestran otros {{count}}.",
    beyond_one: "No se muestra {{count}} más.",
    beyond_other: "No se muestran otros {{count}}.",
    category: "Elemento",
    count: "Recuento",
    empty: "Todavía no hay nada que comparar.",
    noCategory: "Sin indicar",
    others: "Otros ({{number}})",
    partial: "Solo se cuentan los primeros {{read}} de {{total}} registros.",
    share: "Proporción",
    total: "Total",
    value: "Valor",
  },
};
