import type { ValueKind } from "../../../src/language/environment.ts";

export const dateWidget: ValueKind = {
  name: "date",
  summary: "A day.",
  accepts: ({ kind }) => kind === "string",
  isDefaultFor: ({ kind }, schema) => kind === "string" && schema.format === "date",
};
