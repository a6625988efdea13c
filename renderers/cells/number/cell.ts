import type { ValueKind } from "../../../src/language/environment.ts";

/** A number with its thousands grouped. */
export const numberCell: ValueKind = {
  name: "number",
  summary: "A number with its thousands grouped.",
  accepts: (type) => type.kind === "number",
  isDefaultFor: (type) => type.kind === "number",
};
