import type { ValueKind } from "../../../src/language/environment.ts";
import { isOfOtherFormat } from "../other-format.ts";

export const colorCell: ValueKind = {
  name: "color",
  summary: "The colour of a tag, as a tag that has it.",
  accepts: ({ kind }, schema) => kind === "string" && !isOfOtherFormat(schema),
};
