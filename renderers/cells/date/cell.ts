import type { ValueKind } from "../../../src/language/environment.ts";

/** A day. */
export const dateCell: ValueKind = {
  name: "date",
  summary: "A day.",
  accepts: ({ kind }) => kind === "string",
  isDefaultFor: ({ kind }, schema) => kind === "string" && schema.format === "date",
};
