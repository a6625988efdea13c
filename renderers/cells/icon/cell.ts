import type { CellKind } from "../../../src/language/environment.ts";
import { isOfOtherFormat } from "../other-format.ts";

export const iconCell: CellKind = {
  name: "icon",
  summary: "One of the named icons, with its name.",
  accepts: ({ kind }, schema) => kind === "string" && !isOfOtherFormat(schema),
  room: { width: 150 },
};
