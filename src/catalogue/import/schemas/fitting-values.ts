import { type JsonSchema, typesOf } from "../../schema/json-schema.ts";

/**
 * A schema with choices and a default of its own type, as far as they can be. YAML reads the texts
 * of `enum: [true, 10]` as other values, and generators write a default as text, or the choices of a
 * list beside its items; no value would fit such choices, and each form would begin with a fault.
 */
export function withFittingValues(schema: JsonSchema): JsonSchema {
  const [type, ...others] = typesOf(schema).filter((one) => one !== "null");
  const isLone = type !== undefined && others.length === 0;
  return isLone ? withFittingDefault(withFittingChoices(schema, type), type) : schema;
}

function withFittingChoices(schema: JsonSchema, type: string): JsonSchema {
  const { enum: listed, "x-values": labels, ...open } = schema;
  if (!listed || listed.some((value) => isOfType(value, type))) return schema;
  if (type === "array") {
    const { items = {} } = open;
    const isOpen = items.$ref === undefined && items.enum === undefined;
    const choices = { ...items, enum: listed, ...(labels && { "x-values": labels }) };
    return isOpen ? { ...open, items: withFittingValues(choices) } : open;
  }
  const values = listed.map((value) => (value === null ? null : ofType(value, type)));
  const isWhole = values.every((value) => value !== undefined);
  return isWhole ? { ...schema, enum: values } : schema;
}

function withFittingDefault(schema: JsonSchema, type: string): JsonSchema {
  const { default: given, ...rest } = schema;
  if (given === undefined) return schema;
  const value = isOfType(given, type) ? given : ofType(given, type);
  const isChosen = value !== undefined && (rest.enum === undefined || rest.enum.includes(value));
  return isChosen ? { ...rest, default: value } : rest;
}

function isOfType(value: unknown, type: string): boolean {
  return type === "integer" ? Number.isInteger(value) : typeof value === type;
}

/** A value as one of another type that is written alike; `undefined` where there is none. */
function ofType(value: unknown, type: string): unknown {
  if (type === "string") return value === null ? undefined : String(value);
  const text = String(value).trim();
  if (type === "boolean") return /^(true|false)$/.test(text) ? text === "true" : undefined;
  const isNumber = /^-?\d{1,15}(\.\d+)?$/.test(text) && (type === "number" || !text.includes("."));
  return isNumber && /^(number|integer)$/.test(type) ? Number(text) : undefined;
}
