import type { ValueKind } from "../../../src/language/environment.ts";

/** A day and a time of day. */
export const dateTimeCell: ValueKind = {
  name: "dateTime",
  summary: "A day and a time of day.",
  accepts: ({ kind }) => kind === "string",
  isDefaultFor: ({ kind }, schema) => kind === "string" && schema.format === "date-time",
};
