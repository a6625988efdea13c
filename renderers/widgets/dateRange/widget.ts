import type { ValueKind } from "../../../src/language/environment.ts";

/**
 * The widget for a range of two times in two fields, of which the second is not before the first.
 */
export const dateRangeWidget: ValueKind = {
  name: "dateRange",
  summary: "Two days, moments or months, the start and the end of a range; they fill two fields.",
  accepts: ({ kind }, { format = "date" }) =>
    kind === "string" && ["date", "date-time", "month"].includes(format),
  isPair: true,
};
