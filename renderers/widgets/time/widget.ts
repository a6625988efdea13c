import type { ValueKind } from "../../../src/language/environment.ts";
import { holdsText } from "../holds-text.ts";

export const timeWidget: ValueKind = {
  name: "time",
  summary: "A time of day, as 14:30:00.",
  accepts: holdsText("time"),
  isDefaultFor: ({ kind }, schema) => kind === "string" && schema.format === "time",
};
