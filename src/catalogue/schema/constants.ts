import type { Catalogue } from "../catalogue.ts";
import { type JsonSchema, listedValues } from "./json-schema.ts";
import { isRecord, isTextOrNumber } from "./record.ts";

/**
 * The only text or number that a schema permits; `undefined` where it permits several. A flag that
 * must be set is none: it is a consent, which only a person gives.
 */
export function constantOf(schema: JsonSchema): string | number | undefined {
  const [only, ...others] = listedValues(schema) ?? [];
  const value = others.length === 0 ? only?.value : undefined;
  return isTextOrNumber(value) ? value : undefined;
}

/** The names of the fields that a record requires to hold a constant. */
export function constantNames(
  catalogue: Pick<Catalogue, "resolve">,
  { properties = {}, required = [] }: JsonSchema,
): string[] {
  return required.filter(
    (name) =>
      Object.hasOwn(properties, name) &&
      constantOf(catalogue.resolve(properties[name] ?? {})) !== undefined,
  );
}

/**
 * A value with the constants that its records require, such as the `type` of JSON:API's resource
 * objects; the records themselves are not added.
 */
export function withConstants(
  catalogue: Pick<Catalogue, "resolve">,
  source: JsonSchema,
  value: unknown,
): unknown {
  const { properties, required, items } = catalogue.resolve(source);
  if (Array.isArray(value)) {
    return items ? value.map((each) => withConstants(catalogue, items, each)) : value;
  }
  if (!isRecord(value) || !properties || Object.getPrototypeOf(value) !== Object.prototype) {
    return value;
  }
  const filled: Record<string, unknown> = { ...value };
  for (const [name, property] of Object.entries(properties)) {
    if (filled[name] !== undefined) filled[name] = withConstants(catalogue, property, filled[name]);
    else if (required?.includes(name)) {
      const constant = constantOf(catalogue.resolve(property));
      if (constant !== undefined) filled[name] = constant;
    }
  }
  return filled;
}
