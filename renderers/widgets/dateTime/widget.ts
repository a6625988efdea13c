import type { ValueKind } from "../../../src/language/environment.ts";

export const dateTimeWidget: ValueKind = {
  name: "dateTime",
  summary: "A day and a time of day.",
  accepts: ({ kind }) => kind === "string",
  isDefaultFor: ({ kind }, schema) => kind === "string" && schema.format === "date-time",
};
