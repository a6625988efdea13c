import type { ValueKind } from "../../../src/language/environment.ts";
import { holdsText } from "../holds-text.ts";

export const monthWidget: ValueKind = {
  name: "month",
  summary: "A month, as 2025-03.",
  accepts: holdsText("month"),
  isDefaultFor: ({ kind }, schema) => kind === "string" && schema.format === "month",
};
