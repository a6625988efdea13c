import type { CellKind } from "../../../src/language/environment.ts";

export const monthCell: CellKind = {
  name: "month",
  summary: "A month, in words.",
  accepts: ({ kind }) => kind === "string",
  isDefaultFor: ({ kind }, schema) =>
    kind === "string" && (schema.format === "month" || schema["x-widget"] === "month"),
  room: { width: 150 },
};
