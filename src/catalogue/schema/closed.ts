import { isRecord } from "./record.ts";

/**
 * A copy of a schema, or of a document of schemas, in which every object is closed to properties
 * that it does not name.
 * @param alter What else becomes of each part that has a type.
 */
export function closed<Part>(
  part: Part,
  alter: (schema: Record<string, unknown>) => object = (schema) => schema,
): Part {
  return JSON.parse(JSON.stringify(part), (_key, value: unknown) => {
    if (!isRecord(value) || value.type === undefined) return value;
    const isOpen = [value.type].flat().includes("object") && isRecord(value.properties);
    return alter(isOpen ? { additionalProperties: false, ...value } : value);
  });
}
