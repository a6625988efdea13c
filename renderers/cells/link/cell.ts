import type { ValueKind } from "../../../src/language/environment.ts";

/** An http(s) address to follow. */
export const linkCell: ValueKind = {
  name: "link",
  summary: "An http(s) address to follow.",
  accepts: (type) => type.kind === "string",
  isDefaultFor: (_type, schema) => schema.format === "uri",
};
