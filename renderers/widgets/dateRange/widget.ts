import type { ValueKind } from "../../../src/language/environment.ts";

/** Two moments, of which the second is not before the first; they fill two fields. */
export const dateRangeWidget: ValueKind = {
  name: "dateRange",
  summary: "Two days, moments or months, the start and the end of a range; they fill two fields.",
  accepts: ({ kind }, { format = "date" }) =>
    kind === "string" && ["date", "date-time", "month"].includes(format),
  isPair: true,
};
