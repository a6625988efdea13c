import type { CellKind } from "../../../src/language/environment.ts";

export const iconCell: CellKind = {
  name: "icon",
  summary: "One of the named icons, with its name.",
  accepts: ({ kind }) => kind === "string",
  room: { width: 150 },
};
