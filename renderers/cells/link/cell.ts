import type { JsonSchema } from "../../../src/catalogue/schema/json-schema.ts";
import type { ValueKind } from "../../../src/language/environment.ts";
import { isOfOtherFormat, listsNoAddress } from "../other-format.ts";

export const linkCell: ValueKind = {
  name: "link",
  summary: "An http(s) address that opens in a new browser tab.",
  accepts: ({ kind }, schema) => kind === "string" && mayBeAddress(schema),
  isDefaultFor: ({ kind }, schema) =>
    kind === "string" && (schema.format === "uri" || schema.format === "url"),
};

/** Whether a schema permits texts that begin like addresses, its pattern judged by the first letters. */
function mayBeAddress(schema: JsonSchema): boolean {
  if (isOfOtherFormat(schema) || listsNoAddress(schema)) return false;
  const { pattern = "" } = schema;
  const [, letters = ""] = /^\^([\w-]+)(?![?*{|])/.exec(pattern) ?? [];
  return pattern.includes("|") || letters.startsWith("http") || "https://".startsWith(letters);
}
