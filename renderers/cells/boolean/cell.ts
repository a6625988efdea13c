import type { ValueKind } from "../../../src/language/environment.ts";

/** Yes or no. */
export const booleanCell: ValueKind = {
  name: "boolean",
  summary: "Yes or no.",
  accepts: (type) => type.kind === "bool",
  isDefaultFor: (type) => type.kind === "bool",
};
