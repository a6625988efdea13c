/** What a text says as JSON, or why it is none. */
export function readJson(text: string): { value: unknown } | { reason: string } {
  try {
    const value: unknown = JSON.parse(text);
    return { value };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}

/** What a text says as JSON; `undefined` where it is none. */
export function jsonIn(text: string): unknown {
  const read = readJson(text);
  return "value" in read ? read.value : undefined;
}
