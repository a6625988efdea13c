import type { CellKind } from "../../../src/language/environment.ts";

/** A text with a button that copies it whole, even where it is cut off. */
export const copyCell: CellKind = {
  name: "copy",
  summary: "Text, cut where it does not fit, with a button that copies it whole.",
  accepts: ({ kind }) => kind === "string" || kind === "number",
  room: { beside: 32 },
};
