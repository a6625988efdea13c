import type { ValueKind } from "../../../src/language/environment.ts";
import { holdsText } from "../holds-text.ts";

export const dateTimeWidget: ValueKind = {
  name: "dateTime",
  summary: "A day and a time of day.",
  accepts: holdsText("date-time"),
  isDefaultFor: ({ kind }, schema) => kind === "string" && schema.format === "date-time",
};
