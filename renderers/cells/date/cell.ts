import type { ValueKind } from "../../../src/language/environment.ts";

/** A day. */
export const dateCell: ValueKind = {
  name: "date",
  summary: "A day.",
  accepts: (type) => type.kind === "string",
  isDefaultFor: (_type, schema) => schema.format === "date",
};
