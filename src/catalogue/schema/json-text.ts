/** Parses a JSON text; returns the value, or the reason why the text is invalid. */
export function readJson(text: string): { value: unknown } | { reason: string } {
  try {
    const value: unknown = JSON.parse(text);
    return { value };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}

/** The value of a JSON text; `undefined` where the text is not JSON. */
export function jsonIn(text: string): unknown {
  const read = readJson(text);
  return "value" in read ? read.value : undefined;
}
