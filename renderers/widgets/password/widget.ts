import type { ValueKind } from "../../../src/language/environment.ts";

export const passwordWidget: ValueKind = {
  name: "password",
  summary: "A text that is not shown while it is typed.",
  accepts: ({ kind }) => kind === "string",
  isSecret: true,
  isDefaultFor: ({ kind }, schema) => kind === "string" && schema.format === "password",
};
