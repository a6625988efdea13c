import { isRecord } from "./record.ts";

/**
 * Copies a schema, or a document of schemas, and forbids additional properties in every object.
 * @param alter Changes each part that has a type.
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
