import type { ValueKind } from "../../../src/language/environment.ts";

/** A small picture. */
export const imageCell: ValueKind = {
  name: "image",
  summary: "A small picture.",
  accepts: (type) => type.kind === "string",
  isDefaultFor: () => false,
};
