import type { ValueKind } from "../../../src/language/environment.ts";

export const linkCell: ValueKind = {
  name: "link",
  summary: "An http(s) address that opens in a new browser tab.",
  accepts: ({ kind }) => kind === "string",
  isDefaultFor: ({ kind }, schema) =>
    kind === "string" && (schema.format === "uri" || schema.format === "url"),
};
