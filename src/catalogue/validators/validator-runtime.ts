/** The length of a text in Unicode characters, as JSON Schema's `minLength` counts it. */
export function ucs2length(text: string): number {
  let length = 0;
  for (const _character of text) length++;
  return length;
}

/**
 * The length of a text in bytes where every character outside ASCII counts as two, as in the
 * encodings of the Chinese services (specification section 5).
 */
export function byteLength(text: string): number {
  let length = 0;
  for (const character of text) length += character <= "\u007f" ? 1 : 2;
  return length;
}

/** Whether two JSON values are equal; the order of an object's properties does not matter. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && equal(Reflect.get(a, key), Reflect.get(b, key)))
  );
}
