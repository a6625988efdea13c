import type { CellKind } from "../../../src/language/environment.ts";

/** One of the named icons, with its name. */
export const iconCell: CellKind = {
  name: "icon",
  summary: "One of the named icons, with its name.",
  accepts: ({ kind }) => kind === "string",
  isDefaultFor: () => false,
  room: { width: 150 },
};
