import type { ValueKind } from "../../../src/language/environment.ts";

export const numberWidget: ValueKind = {
  name: "number",
  summary: "A number.",
  accepts: ({ kind }) => kind === "number",
  isDefaultFor: ({ kind }) => kind === "number",
  precedence: -2,
};
