import type { ValueKind } from "../../../src/language/environment.ts";

/** The colour of a tag, as a tag that has it. */
export const colorCell: ValueKind = {
  name: "color",
  summary: "The colour of a tag, as a tag that has it.",
  accepts: ({ kind }) => kind === "string",
  isDefaultFor: () => false,
};
