/** Maximum length of a text on screen, in characters; a longer one is cut. */
const longest = 5_000;

/** A value of any type as plain text, shortened; empty for a missing value. */
export function plainText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "string") return shorten(value);
  if (typeof value === "object") return shorten(jsonOf(value));
  return shorten(String(value));
}

function jsonOf(value: object): string {
  try {
    return JSON.stringify(value) ?? "";
  } catch {
    return "";
  }
}

function shorten(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
