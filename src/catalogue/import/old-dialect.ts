import { type JsonObject, own } from "../schema/record.ts";

/**
 * A schema object of OpenAPI 3.0 in the dialect of 3.1: `nullable` becomes a type, exclusive bounds
 * become numbers, `example` a list. Only the object's own keywords; those inside follow by turn.
 */
export function fromOldDialect(schema: JsonObject): JsonObject {
  const { nullable, example, exclusiveMinimum, exclusiveMaximum, ...rest } = schema;
  const { minimum, maximum, ...unbounded } = rest;
  const type = own(rest, "type");
  const isNullable = nullable === true && typeof type === "string";
  return {
    ...unbounded,
    ...(isNullable && { type: [type, "null"] }),
    ...(isNullable && Array.isArray(rest.enum) && { enum: withNull(rest.enum) }),
    ...bound("exclusiveMinimum", exclusiveMinimum, "minimum", minimum),
    ...bound("exclusiveMaximum", exclusiveMaximum, "maximum", maximum),
    ...(example !== undefined && { examples: [example] }),
  };
}

const withNull = (values: readonly unknown[]) =>
  values.includes(null) ? values : [...values, null];

function bound(exclusive: string, isExclusive: unknown, name: string, limit: unknown): JsonObject {
  if (typeof isExclusive === "number") return { [name]: limit, [exclusive]: isExclusive };
  if (limit === undefined) return {};
  return isExclusive === true ? { [exclusive]: limit } : { [name]: limit };
}
