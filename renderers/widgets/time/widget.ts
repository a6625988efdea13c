import type { ValueKind } from "../../../src/language/environment.ts";

export const timeWidget: ValueKind = {
  name: "time",
  summary: "A time of day, as 14:30:00.",
  accepts: ({ kind }) => kind === "string",
  isDefaultFor: ({ kind }, schema) => kind === "string" && schema.format === "time",
};
