import type { ValueKind } from "../../../src/language/environment.ts";

export const textCell: ValueKind = {
  name: "text",
  summary: "Plain text; what does not fit is cut and shown whole on pointing.",
  accepts: () => true,
  isDefaultFor: () => true,
  precedence: -1,
};
