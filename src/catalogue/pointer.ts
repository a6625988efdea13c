/** The value at an RFC 6901 JSON pointer, or `undefined` where the path leaves the value. */
export function pointTo(value: unknown, pointer: string): unknown {
  let current = value;
  for (const step of pointer.split("/").slice(1)) {
    const key = step.replaceAll("~1", "/").replaceAll("~0", "~");
    if (typeof current !== "object" || current === null || !Object.hasOwn(current, key)) {
      return undefined;
    }
    current = Reflect.get(current, key);
  }
  return current;
}

/** One step of a JSON pointer, escaped. */
export function pointerStep(key: string | number): string {
  if (typeof key === "number") return `/${key}`;
  if (!/[~/]/.test(key)) return `/${key}`;
  return `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
