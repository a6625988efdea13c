/** An object whose names are not known beforehand. */
export type Fields = Record<string, unknown>;

/** Whether a value is an object with names. */
export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What stands at a place, as `meta.total`; the whole at the place without a name. */
export function valueAt(whole: unknown, place: string): unknown {
  const steps = place === "" ? [] : place.split(".");
  return steps.reduce((at, step) => (isFields(at) ? at[step] : undefined), whole);
}

/** The whole with a value put at a place; what leads there is made where it is missing. */
export function putAt(whole: unknown, place: string, value: unknown): unknown {
  if (place === "") return value;
  const [step = "", ...rest] = place.split(".");
  const before = isFields(whole) ? whole : {};
  return { ...before, [step]: putAt(before[step], rest.join("."), value) };
}
