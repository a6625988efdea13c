/** A placeholder in a text, such as `{{row.no}}`. */
export interface TextPlace {
  /** The offset of the first brace, and the offset after the last one. */
  start: number;
  end: number;
  /** The content between the braces. */
  source: string;
}

/** The placeholders of a text in order; unclosed braces are no placeholder. */
export function placesIn(text: string): TextPlace[] {
  const places: TextPlace[] = [];
  let start = text.indexOf("{{");
  while (start >= 0) {
    const close = closeOf(text, start + 2);
    if (close < 0) break;
    places.push({ start, end: close + 2, source: text.slice(start + 2, close) });
    start = text.indexOf("{{", close + 2);
  }
  return places;
}

/**
 * A text in which values replace the placeholders, by content; a placeholder without a value stays.
 */
export function fillPlaces(
  text: string,
  values: Readonly<Record<string, string | number>>,
): string {
  let filled = "";
  let from = 0;
  for (const { start, end, source } of placesIn(text)) {
    const name = source.trim();
    const value = Object.hasOwn(values, name) ? values[name] : text.slice(start, end);
    filled += `${text.slice(from, start)}${value}`;
    from = end;
  }
  return filled + text.slice(from);
}

/** The offset of the closing braces of a placeholder, skipping braces of records and in strings. */
function closeOf(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const character = text[at];
    if (character === "'" || character === '"') {
      at = stringEnd(text, at);
      if (at < 0) break;
    } else if (character === "{") depth++;
    else if (character === "}" && depth > 0) depth--;
    else if (character === "}" && text[at + 1] === "}") return at;
  }
  return text.indexOf("}}", from);
}

function stringEnd(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === "\\") at++;
    else if (text[at] === text[start]) return at;
  }
  return -1;
}
