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

/** A value with another one at a JSON pointer, the objects on the way made where they lack. */
export function setAt(value: unknown, pointer: string, member: unknown): unknown {
  const [step, ...others] = pointer.split("/").slice(1);
  if (step === undefined) return member;
  const key = step.replaceAll("~1", "/").replaceAll("~0", "~");
  const own = typeof value === "object" && value !== null ? { ...value } : {};
  const below = pointTo(own, `/${step}`);
  const rest = others.map((one) => `/${one}`).join("");
  return { ...own, [key]: setAt(below, rest, member) };
}

/** One step of a JSON pointer, escaped. */
export function pointerStep(key: string | number): string {
  if (typeof key === "number") return `/${key}`;
  if (!/[~/]/.test(key)) return `/${key}`;
  return `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
