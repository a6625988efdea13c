import type { ValueKind } from "../../../src/language/environment.ts";

export const monthWidget: ValueKind = {
  name: "month",
  summary: "A month, as 2025-03.",
  accepts: ({ kind }) => kind === "string",
  isDefaultFor: ({ kind }, schema) => kind === "string" && schema.format === "month",
};
