import type { CellKind } from "../../../src/language/environment.ts";

export const booleanCell: CellKind = {
  name: "boolean",
  summary: "Yes or no.",
  accepts: ({ kind }) => kind === "bool",
  isDefaultFor: ({ kind }) => kind === "bool",
  room: { width: 84 },
  heldAs: "flag",
};
