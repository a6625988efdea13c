/** Maximum length of a text on screen, in characters; a longer one is cut. */
const longest = 5_000;

/** A value of any kind as plain text, shortened; empty for what is not there. */
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

/** The pixels a text takes in the interface's 14 px type, near enough to size a column by. */
export function textWidth(text: string): number {
  let width = 0;
  for (const character of text.slice(0, 100)) {
    const code = character.codePointAt(0) ?? 0;
    width += code >= 0x2e80 ? 14 : code >= 0x41 && code <= 0x5a ? 9.5 : 7.4;
  }
  return Math.ceil(width);
}
