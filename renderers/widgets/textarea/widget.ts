import type { ValueKind } from "../../../src/language/environment.ts";

export const textareaWidget: ValueKind = {
  name: "textarea",
  summary: "Several lines of text.",
  accepts: ({ kind }) => kind === "string" || kind === "any",
  isWide: true,
};
