import type { CellKind } from "../../../src/language/environment.ts";

/** A relative time, with the exact time as tooltip. */
export const timeAgoCell: CellKind = {
  name: "timeAgo",
  summary: "How long ago something was, or how long until then; the exact time on pointing.",
  accepts: (type) => type.kind === "string" && type.values === null,
  room: { width: 140 },
  heldAs: "moment",
};
