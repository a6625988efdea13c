import type { Catalogue } from "../../catalogue/catalogue.ts";
import { isNullable, type JsonSchema, typesOf } from "../../catalogue/schema/json-schema.ts";
import type { LanguageEnvironment } from "../../language/environment.ts";
import { pageJsonSchema } from "../../language/shape/page-json-schema.ts";

/**
 * The files that are generated from the catalogue and the registries, with their current content.
 */
export function filesOfLanguage(environment: LanguageEnvironment): Record<string, string> {
  return {
    "src/catalogue/types.gen.ts": catalogueTypes(environment.catalogue),
    "schemas/page.schema.json": `${JSON.stringify(pageJsonSchema(environment), null, 2)}\n`,
  };
}

/** The source of a module with the TypeScript types of the catalogue (architecture, the rooms). */
export function catalogueTypes(catalogue: Catalogue): string {
  const schemas = [...catalogue.documents.values()].flatMap((document) =>
    Object.entries(document.components?.schemas ?? {}).filter(([name]) => name !== "Envelope"),
  );
  const unique = new Map(schemas.map(([name, schema]) => [name, schemaType(schema)]));
  const operations = [...catalogue.operations.values()];
  const requests = operations.map(({ id, request }) => `"${id}": ${schemaType(request)};`);
  const answers = operations.map(
    ({ id, answer }) => `"${id}": ${answer ? schemaType(answer) : "undefined"};`,
  );
  return [
    "// Made from schemas/catalogue by `npm run generate`; never edited.",
    ...[...unique].map(([name, type]) => `export type ${name} = ${type};`),
    `export interface Requests {\n${requests.join("\n")}\n}`,
    `export interface Answers {\n${answers.join("\n")}\n}`,
    "export type OperationId = keyof Requests;",
    "",
  ].join("\n\n");
}

/** The TypeScript type of a JSON Schema as text, in which each `$ref` becomes a type's name. */
function schemaType(schema: JsonSchema): string {
  const type = notNullType(schema);
  return isNullable(schema) ? `${type} | null` : type;
}

function notNullType(schema: JsonSchema): string {
  if (schema.$ref) return schema.$ref.split("/").at(-1) ?? "unknown";
  if (schema.allOf) {
    const parts = schema.allOf.map((part) => `(${schemaType(part)})`);
    return [...parts, ...(schema.properties ? [objectType(schema)] : [])].join(" & ");
  }
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.type === "null") return "null";
  const alternatives = schema.properties ? undefined : (schema.anyOf ?? schema.oneOf);
  if (alternatives) return alternatives.map(schemaType).join(" | ");
  const types = typesOf(schema).map((type) => typeOfName(type, schema));
  return types.join(" | ") || "unknown";
}

function typeOfName(name: string, schema: JsonSchema): string {
  switch (name) {
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
