/** The steps of an RFC 6901 JSON pointer, unescaped. */
export function stepsOf(pointer: string): string[] {
  const steps = pointer.split("/").slice(1);
  return pointer.includes("~")
    ? steps.map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"))
    : steps;
}

/** The value at an RFC 6901 JSON pointer; `undefined` where there is none. */
export function pointTo(value: unknown, pointer: string): unknown {
  let current = value;
  for (const key of stepsOf(pointer)) {
    if (typeof current !== "object" || current === null || !Object.hasOwn(current, key)) {
      return undefined;
    }
    current = Reflect.get(current, key);
  }
  return current;
}

/**
 * A copy of a value with another value at a JSON pointer; missing objects on the way are created.
 */
export function setAt(value: unknown, pointer: string, member: unknown): unknown {
  const [key, ...others] = stepsOf(pointer);
  if (key === undefined) return member;
  const own = typeof value === "object" && value !== null ? { ...value } : {};
  const below = Object.hasOwn(own, key) ? Reflect.get(own, key) : undefined;
  return { ...own, [key]: setAt(below, others.map(pointerStep).join(""), member) };
}

/** One step of a JSON pointer, escaped. */
export function pointerStep(key: string | number): string {
  if (typeof key === "number") return `/${key}`;
  if (!/[~/]/.test(key)) return `/${key}`;
  return `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

/** The place of an argument of a call, below the place of the call. */
export const argumentAt = (call: string, name: string): string =>
  `${call}/with${pointerStep(name)}`;
