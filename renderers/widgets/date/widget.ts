import type { ValueKind } from "../../../src/language/environment.ts";
import { holdsText } from "../holds-text.ts";

export const dateWidget: ValueKind = {
  name: "date",
  summary: "A day.",
  accepts: holdsText("date"),
  isDefaultFor: ({ kind }, schema) => kind === "string" && schema.format === "date",
};
