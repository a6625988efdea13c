import type { ValueKind } from "../../../src/language/environment.ts";

/** Several values, each as a tag. */
export const listCell: ValueKind = {
  name: "list",
  summary: "Several values, each as a tag.",
  accepts: ({ kind }) => kind === "list",
  isDefaultFor: ({ kind }) => kind === "list",
};
