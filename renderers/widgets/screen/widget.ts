import type { ValueKind } from "../../../src/language/environment.ts";

export const screenWidget: ValueKind = {
  name: "screen",
  summary: "The path of a screen: suggested from the options, free to type, warned of if unknown.",
  accepts: ({ kind }) => kind === "string",
};
