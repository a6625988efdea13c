import type { CellKind } from "../../../src/language/environment.ts";

export const dateCell: CellKind = {
  name: "date",
  summary: "A day.",
  accepts: ({ kind }) => kind === "string",
  isDefaultFor: ({ kind }, schema) => kind === "string" && schema.format === "date",
  room: { width: 120 },
  heldAs: "day",
};
