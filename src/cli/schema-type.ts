import type { JsonSchema } from "../catalogue/schema/json-schema.ts";
import { isNullable, typesOf } from "../catalogue/schema/json-schema.ts";

/** The TypeScript type of a JSON Schema, as text; `$ref`s become the names of their schemas. */
export function schemaType(schema: JsonSchema): string {
  const type = notNullType(schema);
  return isNullable(schema) ? `${type} | null` : type;
}

function notNullType(schema: JsonSchema): string {
  if (schema.$ref) return schema.$ref.split("/").at(-1) ?? "unknown";
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  const [type] = typesOf(schema);
  switch (type) {
    case "string":
      return "string";
    case "integer":
    case "number":
      return "number";
    case "boolean":
      return "boolean";
    case "array":
      return `Array<${schemaType(schema.items ?? {})}>`;
    case "object":
      return objectType(schema);
    default:
      return "unknown";
  }
}

function objectType(schema: JsonSchema): string {
  const properties = Object.entries(schema.properties ?? {});
  if (properties.length === 0) return "Record<string, never>";
  const members = properties.map(([name, property]) => {
    const optional = schema.required?.includes(name) ? "" : "?";
    return `${JSON.stringify(name)}${optional}: ${schemaType(property)};`;
  });
  return `{ ${members.join(" ")} }`;
}
