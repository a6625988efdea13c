import type { CellKind } from "../../../src/language/environment.ts";

/** Text with a button that copies it whole, however much of it is cut. */
export const copyCell: CellKind = {
  name: "copy",
  summary: "Text, cut where it does not fit, with a button that copies it whole.",
  accepts: ({ kind }) => kind === "string" || kind === "number",
  room: { beside: 32 },
};
