import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Operation } from "../../catalogue/operation.ts";
import type { JsonSchema } from "../../catalogue/schema/json-schema.ts";
import { fieldsOf, isRecord } from "../../catalogue/schema/record.ts";
import { isSecretName } from "../../catalogue/schema/secret-name.ts";
import { shortText, storable } from "./storable-text.ts";

/** The part of an uploaded file that the audit log keeps. */
export interface NamedFile {
  name: string;
  size: number;
}

/** Replaces a secret in the audit log. */
const hidden = "•••";

const longestText = 1_000;
const mostItems = 100;

/**
 * A request in the form that the audit log may store. Values that the catalogue marks as secret
 * (`format: password`, `writeOnly`), texts that are named like one, and all tokens are hidden, a
 * file is reduced to its name and size, and long texts are cut.
 */
export function redacted(
  catalogue: Catalogue,
  operation: Operation,
  request: Readonly<Record<string, unknown>>,
  file: NamedFile | null,
): Record<string, unknown> {
  const visit = (value: unknown, sources: readonly JsonSchema[]): unknown => {
    const schemas = alternativesOf(catalogue, sources);
    if (schemas.some(({ format, writeOnly }) => format === "password" || writeOnly)) return hidden;
    if (schemas.some(({ contentMediaType }) => contentMediaType !== undefined)) {
      return file ? nameOf(file) : hidden;
    }
    if (typeof value === "string") return shortText(value, longestText);
    if (Array.isArray(value)) {
      const items = value
        .slice(0, mostItems)
        .map((item, place) => visit(item, schemas.flatMap(itemSchemas(place))));
      return value.length > mostItems ? [...items, `+${value.length - mostItems}`] : items;
    }
    if (!isRecord(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [
        storable(name),
        isNamedSecret(name, entry) ? hidden : visit(entry, schemas.flatMap(fieldSchemas(name))),
      ]),
    );
  };
  return fieldsOf(visit(request, [operation.request]));
}

function isNamedSecret(name: string, value: unknown): boolean {
  if (name === "token") return true;
  const texts = Array.isArray(value) ? value : [value];
  const isText = texts.some((text) => typeof text === "string");
  return isText && isSecretName(name);
}

/**
 * The schemas, and all those of which a value may match one: whatever the value is, it is hidden if
 * one of them marks it as secret.
 */
function alternativesOf(catalogue: Catalogue, sources: readonly JsonSchema[]): JsonSchema[] {
  const found = new Set<JsonSchema>();
  const waiting = [...sources];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const schema = catalogue.resolve(next);
    if (found.has(schema)) continue;
    found.add(schema);
    const { allOf = [], anyOf = [], oneOf = [], dependentSchemas = {} } = schema;
    const conditional = [schema.then, schema.else].filter((one) => one !== undefined);
    waiting.push(...allOf, ...anyOf, ...oneOf, ...Object.values(dependentSchemas), ...conditional);
  }
  return [...found];
}

function itemSchemas(place: number): (schema: JsonSchema) => JsonSchema[] {
  return ({ prefixItems, items }) => [prefixItems?.[place] ?? items ?? {}];
}

function fieldSchemas(name: string): (schema: JsonSchema) => JsonSchema[] {
  return ({ properties = {}, patternProperties = {}, additionalProperties }) => {
    if (Object.hasOwn(properties, name)) return [properties[name] ?? {}];
    const further = typeof additionalProperties === "object" ? [additionalProperties] : [];
    // A document's pattern is not run, since it could block the process.
    return [...Object.values(patternProperties), ...further];
  };
}

function nameOf({ name, size }: NamedFile): string {
  return `${shortText(name, longestText)} (${size} B)`;
}
