import type { ValueKind } from "../../../src/language/environment.ts";

export const textWidget: ValueKind = {
  name: "text",
  summary: "One line of text.",
  accepts: ({ kind }) => kind === "string" || kind === "any",
  isDefaultFor: () => true,
  precedence: -3,
};
