import type { ValueKind } from "../../../src/language/environment.ts";

/** A named icon. */
export const iconCell: ValueKind = {
  name: "icon",
  summary: "A named icon.",
  accepts: (type) => type.kind === "string",
  isDefaultFor: () => false,
};
