import type { CellKind } from "../../../src/language/environment.ts";

export const imageCell: CellKind = {
  name: "image",
  summary: "A picture, small; initials where there is none.",
  accepts: ({ kind }) => kind === "string",
  isUnordered: true,
  room: { width: 64 },
};
