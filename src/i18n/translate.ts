/** A tree of texts; leaves are sentences with `{{name}}` places. */
export interface Texts {
  [key: string]: string | Texts;
}

/** The text at a dotted key, or `undefined` where the language has none. */
export function textAt(texts: Texts, key: string): string | undefined {
  let current: string | Texts | undefined = texts;
  for (const step of key.split(".")) {
    if (typeof current !== "object" || !Object.hasOwn(current, step)) return undefined;
    current = current[step];
  }
  return typeof current === "string" ? current : undefined;
}

/** The text with its `{{name}}` places filled from the values. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
}
