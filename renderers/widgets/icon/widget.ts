import type { ValueKind } from "../../../src/language/environment.ts";

export const iconWidget: ValueKind = {
  name: "icon",
  summary: "One of the named icons.",
  accepts: ({ kind }) => kind === "string",
};
