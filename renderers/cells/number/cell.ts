import type { ValueKind } from "../../../src/language/environment.ts";

/** A number, its digits grouped as the language does. */
export const numberCell: ValueKind = {
  name: "number",
  summary: "A number, its digits grouped as the language does.",
  accepts: ({ kind }) => kind === "number",
  isDefaultFor: ({ kind }) => kind === "number",
};
