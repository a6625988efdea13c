/** An object with arbitrary property names. */
export type Fields = Record<string, unknown>;

/** Whether a value is an object and not a list. */
export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value at a place such as `meta.total`; an empty place means the whole value. */
export function valueAt(whole: unknown, place: string): unknown {
  const steps = place === "" ? [] : place.split(".");
  return steps.reduce((at, step) => (isFields(at) ? at[step] : undefined), whole);
}

/** A copy of the whole with a value set at a place; missing objects on the way are created. */
export function putAt(whole: unknown, place: string, value: unknown): unknown {
  if (place === "") return value;
  const [step = "", ...rest] = place.split(".");
  const before = isFields(whole) ? whole : {};
  return { ...before, [step]: putAt(before[step], rest.join("."), value) };
}
