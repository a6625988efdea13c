import type { ValueKind } from "../../../src/language/environment.ts";

export const colorCell: ValueKind = {
  name: "color",
  summary: "The colour of a tag, as a tag that has it.",
  accepts: ({ kind }) => kind === "string",
};
