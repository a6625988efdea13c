import type { ValueKind } from "../../../src/language/environment.ts";

export const linkCell: ValueKind = {
  name: "link",
  summary: "An http(s) address that opens in a new browser tab.",
  accepts: ({ kind }, { pattern }) => kind === "string" && mayBeAddress(pattern),
  isDefaultFor: ({ kind }, schema) =>
    kind === "string" && (schema.format === "uri" || schema.format === "url"),
};

/** Whether a pattern permits texts that begin like addresses, judged by its first letters. */
function mayBeAddress(pattern = ""): boolean {
  const [, letters = ""] = /^\^([\w-]+)(?![?*{|])/.exec(pattern) ?? [];
  return pattern.includes("|") || letters.startsWith("http") || "https://".startsWith(letters);
}
