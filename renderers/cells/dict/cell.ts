import type { CellKind } from "../../../src/language/environment.ts";

export const dictCell: CellKind = {
  name: "dict",
  summary: "The label of a dictionary's entry, as a tag in its colour.",
  accepts: ({ kind }, schema) =>
    kind !== "list" && kind !== "record" && schema["x-dict"] !== undefined,
  hasTags: true,
  isDefaultFor: ({ kind }, schema) => kind !== "list" && schema["x-dict"] !== undefined,
  room: { content: 150 },
  precedence: 1,
};
