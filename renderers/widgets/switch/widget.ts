import type { ValueKind } from "../../../src/language/environment.ts";

export const switchWidget: ValueKind = {
  name: "switch",
  summary: "On or off.",
  accepts: ({ kind }) => kind === "bool",
  isDefaultFor: ({ kind }) => kind === "bool",
};
