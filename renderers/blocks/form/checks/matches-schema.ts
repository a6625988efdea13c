import { isRecord } from "../../../../src/catalogue/schema/record.ts";
import { equal, ucs2length } from "../../../../src/catalogue/validators/validator-runtime.ts";

/**
 * Whether a value matches a JSON Schema, read while it runs: rjsf asks so to choose among `oneOf`,
 * `anyOf` and `if` branches. What is sent is checked by the compiled validators, never by this.
 */
export function matchesSchema(schema: unknown, value: unknown, root: unknown, depth = 0): boolean {
  if (typeof schema === "boolean") return schema;
  if (!isRecord(schema) || depth > 30) return true;
  const matches = (inner: unknown, of: unknown = value): boolean =>
    matchesSchema(inner, of, root, depth + 1);
  if (typeof schema.$ref === "string" && !matches(follow(root, schema.$ref))) return false;
  return (
    matchesType(schema.type, value) &&
    (schema.const === undefined || equal(schema.const, value)) &&
    (!Array.isArray(schema.enum) || schema.enum.some((option) => equal(option, value))) &&
    matchesBounds(schema, value) &&
    matchesParts(schema, value, matches) &&
    matchesBranches(schema, matches)
  );
}

type Matches = (schema: unknown, value?: unknown) => boolean;

function matchesType(type: unknown, value: unknown): boolean {
  if (type === undefined) return true;
  return [type].flat().some((name) => {
    if (name === "null") return value === null;
    if (name === "array") return Array.isArray(value);
    if (name === "object") return isRecord(value);
    if (name === "integer") return Number.isInteger(value);
    return typeof value === name;
  });
}

function matchesBounds(schema: Record<string, unknown>, value: unknown): boolean {
  if (typeof value === "number") {
    return within(value, schema.minimum, schema.maximum);
  }
  if (typeof value === "string") {
    const { pattern } = schema;
    return (
      within(ucs2length(value), schema.minLength, schema.maxLength) &&
      (typeof pattern !== "string" || new RegExp(pattern, "u").test(value))
    );
  }
  return !Array.isArray(value) || within(value.length, schema.minItems, schema.maxItems);
}

function within(size: number, minimum: unknown, maximum: unknown): boolean {
  return (
    !(typeof minimum === "number" && size < minimum) &&
    !(typeof maximum === "number" && size > maximum)
  );
}

function matchesParts(schema: Record<string, unknown>, value: unknown, matches: Matches): boolean {
  if (Array.isArray(value)) {
    return schema.items === undefined || value.every((item) => matches(schema.items, item));
  }
  if (!isRecord(value)) return true;
  const required = Array.isArray(schema.required) ? schema.required : [];
  const properties = isRecord(schema.properties) ? schema.properties : {};
  return (
    required.every((name) => value[String(name)] !== undefined) &&
    Object.entries(properties).every(
      ([name, property]) => value[name] === undefined || matches(property, value[name]),
    )
  );
}

function matchesBranches(schema: Record<string, unknown>, matches: Matches): boolean {
  const { allOf, anyOf, oneOf, not } = schema;
  const branch =
    schema.if === undefined ? undefined : matches(schema.if) ? schema.then : schema.else;
  return (
    (!Array.isArray(allOf) || allOf.every((inner) => matches(inner))) &&
    (!Array.isArray(anyOf) || anyOf.some((inner) => matches(inner))) &&
    (!Array.isArray(oneOf) || oneOf.filter((inner) => matches(inner)).length === 1) &&
    (not === undefined || !matches(not)) &&
    (branch === undefined || matches(branch))
  );
}

function follow(root: unknown, reference: string): unknown {
  let current = root;
  for (const step of reference.replace(/^#\/?/, "").split("/").filter(Boolean)) {
    current = isRecord(current) ? current[step.replaceAll("~1", "/").replaceAll("~0", "~")] : true;
  }
  return current;
}
