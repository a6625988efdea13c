/** A JSON object with unknown properties. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value is a record: an object that is not a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a value is a text or a number, as keys and names are. */
export function isTextOrNumber(value: unknown): value is string | number {
  return typeof value === "string" || typeof value === "number";
}

/** A text as it is, a number as a text; `null` for any other value. */
export function textFrom(value: unknown): string | null {
  return isTextOrNumber(value) ? String(value) : null;
}

/** The value itself if it is a record, otherwise an empty record. */
export function fieldsOf(value: unknown): JsonObject {
  return isRecord(value) ? value : {};
}

/** An own property of a value; inherited properties do not belong to a document. */
export function own(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** An own property that is an object; an empty object otherwise. */
export function ownObject(value: unknown, name: string): JsonObject {
  return fieldsOf(own(value, name));
}

/** An own property that is a text. */
export function ownText(value: unknown, name: string): string | undefined {
  const found = own(value, name);
  return typeof found === "string" ? found : undefined;
}

/** An own property that is a list; an empty list otherwise. */
export function ownList(value: unknown, name: string): readonly unknown[] {
  const found = own(value, name);
  return Array.isArray(found) ? found : [];
}
