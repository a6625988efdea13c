import { isRecord } from "../schema/record.ts";

/** A JSON object of which nothing is known yet. */
export interface JsonObject {
  readonly [name: string]: unknown;
}

/** An own property; what the prototype holds is none of a document's. */
export function own(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** An own property that is an object; an empty one where it is none. */
export function ownObject(value: unknown, name: string): JsonObject {
  const found = own(value, name);
  return isRecord(found) ? found : {};
}

/** An own property that is a text. */
export function ownText(value: unknown, name: string): string | undefined {
  const found = own(value, name);
  return typeof found === "string" ? found : undefined;
}

/** An own property that is a list; an empty one where it is none. */
export function ownList(value: unknown, name: string): readonly unknown[] {
  const found = own(value, name);
  return Array.isArray(found) ? found : [];
}
