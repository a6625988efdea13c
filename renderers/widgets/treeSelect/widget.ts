import type { ValueKind } from "../../../src/language/environment.ts";

export const treeSelectWidget: ValueKind = {
  name: "treeSelect",
  summary: "One or several nodes of a tree.",
  accepts: ({ kind }) => kind !== "bool" && kind !== "record",
};
