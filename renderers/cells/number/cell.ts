import type { CellKind } from "../../../src/language/environment.ts";

export const numberCell: CellKind = {
  name: "number",
  summary: "A number, its digits grouped as the language does.",
  accepts: ({ kind }) => kind === "number",
  isDefaultFor: ({ kind }) => kind === "number",
  room: { width: 96, isWhole: true },
};
