import type { ValueKind } from "../../../src/language/environment.ts";

/** Several values side by side. */
export const listCell: ValueKind = {
  name: "list",
  summary: "Several values side by side.",
  accepts: (type) => type.kind === "list",
  isDefaultFor: (type) => type.kind === "list",
};
