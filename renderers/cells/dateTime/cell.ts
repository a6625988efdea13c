import type { ValueKind } from "../../../src/language/environment.ts";

/** A moment as date and time. */
export const dateTimeCell: ValueKind = {
  name: "dateTime",
  summary: "A moment as date and time.",
  accepts: (type) => type.kind === "string",
  isDefaultFor: (_type, schema) => schema.format === "date-time",
};
