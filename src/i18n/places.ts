/** A place in a text where a value stands: `{{row.no}}`. */
export interface TextPlace {
  /** Where its first brace stands, and where it ends. */
  start: number;
  end: number;
  /** What stands between the braces. */
  source: string;
}

/** The places of a text, in their order; braces that nobody closes make none. */
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

/** A text with its places filled, by what stands in them; one without a value stays as it is. */
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

/** Where the braces of a place are closed: not by those of a record or of a string within it. */
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
