import {
  isRecord,
  type JsonObject,
  own,
  ownList,
} from "../../../../src/catalogue/schema/record.ts";

/**
 * A value without the nulls within its records that its drawn schema does not permit: services
 * answer them for fields that their requests then refuse.
 */
export function withoutForeignNulls(schema: unknown, value: unknown): unknown {
  const kinds = kindsOf(schema);
  if (Array.isArray(value)) {
    const items = { anyOf: kinds.flatMap((kind) => own(kind, "items") ?? []) };
    return value.map((item) => withoutForeignNulls(items, item));
  }
  if (!isRecord(value) || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const entries = Object.entries(value).flatMap(([name, part]): [string, unknown][] => {
    const anyOf = kinds.flatMap((kind) => own(own(kind, "properties"), name) ?? []);
    const isForeign = part === null && anyOf.length > 0 && !anyOf.some(permitsNull);
    return isForeign ? [] : [[name, withoutForeignNulls({ anyOf }, part)]];
  });
  return Object.fromEntries(entries);
}

/** A schema and the kinds of values that it offers. */
function kindsOf(schema: unknown): JsonObject[] {
  if (!isRecord(schema)) return [];
  const kinds = ["anyOf", "oneOf", "allOf"].flatMap((name) => ownList(schema, name));
  return [schema, ...kinds.flatMap(kindsOf)];
}

function permitsNull(schema: unknown): boolean {
  if (own(schema, "nullable") === true) return true;
  const said = kindsOf(schema).map((kind) => [own(kind, "type"), own(kind, "enum")].flat());
  return (
    said.some((values) => values.includes("null") || values.includes(null)) ||
    !said.flat().some(Boolean)
  );
}
