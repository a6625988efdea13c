import { shortened } from "../../../src/catalogue/written/shortened.ts";

/** Maximum length of a text on screen, in characters; a longer one is cut. */
const longestShown = 5_000;

/** A value of any type as plain text, shortened; empty for a missing value. */
export function plainText(value: unknown, longest = longestShown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "string") return shortened(value, longest);
  if (typeof value === "object") return shortened(jsonOf(value), longest);
  return shortened(String(value), longest);
}

function jsonOf(value: object): string {
  try {
    return JSON.stringify(value) ?? "";
  } catch {
    return "";
  }
}
