import type { CellKind } from "../../../src/language/environment.ts";
import { isOfOtherFormat, listsNoAddress } from "../other-format.ts";

export const imageCell: CellKind = {
  name: "image",
  summary: "A picture, small; initials where there is none.",
  accepts: ({ kind }, schema) =>
    kind === "string" && !isOfOtherFormat(schema) && !listsNoAddress(schema),
  isUnordered: true,
  room: { width: 64 },
};
