import type { ValueKind } from "../../../src/language/environment.ts";

/** Plain text, shortened where it is long. */
export const textCell: ValueKind = {
  name: "text",
  summary: "Plain text, shortened where it is long.",
  accepts: () => true,
  isDefaultFor: () => true,
};
