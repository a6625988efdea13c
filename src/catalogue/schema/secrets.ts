import type { JsonSchema } from "./json-schema.ts";
import { isSecretName } from "./secret-name.ts";

type Resolve = (schema: JsonSchema) => JsonSchema;

/** Whether a schema marks its value as secret (`format: password`, `writeOnly`). */
export function isSecretSchema({ format, writeOnly }: JsonSchema): boolean {
  return format === "password" || writeOnly === true;
}

/** Whether a field's value is taken for a secret by its name, though no document says so. */
export function isNamedSecret(name: string, value: unknown): boolean {
  if (name === "token") return true;
  const texts = Array.isArray(value) ? value : [value];
  return texts.some((text) => typeof text === "string") && isSecretName(name);
}

/**
 * The schemas, and all those of which a value may match one: whatever the value is, it is secret if
 * one of them says so.
 */
export function alternativesOf(resolve: Resolve, sources: readonly JsonSchema[]): JsonSchema[] {
  const found = new Set<JsonSchema>();
  const waiting = [...sources];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const schema = resolve(next);
    if (found.has(schema)) continue;
    found.add(schema);
    const { allOf = [], anyOf = [], oneOf = [], dependentSchemas = {} } = schema;
    const conditional = [schema.then, schema.else].filter((one) => one !== undefined);
    waiting.push(...allOf, ...anyOf, ...oneOf, ...Object.values(dependentSchemas), ...conditional);
  }
  return [...found];
}

/** What schemas of a list say of its item at a place. */
export function schemasOfItem(schemas: readonly JsonSchema[], place: number): JsonSchema[] {
  return schemas.map(({ prefixItems, items }) => prefixItems?.[place] ?? items ?? {});
}

/** What schemas of a record say of one of its fields. */
export function schemasOfField(schemas: readonly JsonSchema[], name: string): JsonSchema[] {
  return schemas.flatMap(({ properties = {}, patternProperties = {}, additionalProperties }) => {
    if (Object.hasOwn(properties, name)) return [properties[name] ?? {}];
    const further = typeof additionalProperties === "object" ? [additionalProperties] : [];
    // A document's pattern is not run, since it could block the process.
    return [...Object.values(patternProperties), ...further];
  });
}
