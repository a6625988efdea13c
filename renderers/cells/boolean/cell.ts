import type { ValueKind } from "../../../src/language/environment.ts";

/** Yes or no. */
export const booleanCell: ValueKind = {
  name: "boolean",
  summary: "Yes or no.",
  accepts: ({ kind }) => kind === "bool",
  isDefaultFor: ({ kind }) => kind === "bool",
};
