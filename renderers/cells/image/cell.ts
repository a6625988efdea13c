import type { CellKind } from "../../../src/language/environment.ts";

/** A picture, small; initials where there is none. */
export const imageCell: CellKind = {
  name: "image",
  summary: "A picture, small; initials where there is none.",
  accepts: ({ kind }) => kind === "string",
  isUnordered: true,
  isDefaultFor: () => false,
  room: { width: 64 },
};
