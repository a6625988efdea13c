import type { CellKind } from "../../../src/language/environment.ts";

export const dateTimeCell: CellKind = {
  name: "dateTime",
  summary: "A day and a time of day.",
  accepts: ({ kind }) => kind === "string",
  isDefaultFor: ({ kind }, schema) => kind === "string" && schema.format === "date-time",
  room: { width: 160 },
  heldAs: "moment",
};
