import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Operation } from "../../catalogue/operation.ts";
import { type JsonSchema, typesOf } from "../../catalogue/schema/json-schema.ts";

/** Minimum body limit of an operation in bytes, so that too long a text gets a specific refusal. */
const leastBytes = 256 * 1024;
/** Maximum body limit of an operation in bytes: two for each character of the longest text. */
const mostBytes = 20 * 1024 * 1024;

/** Maximum bytes of one character, and of a JSON value that is neither text nor list. */
const characterBytes = 4;
const plainBytes = 32;
/** Length in characters or items that is assumed if the catalogue sets no maximum. */
const openLength = 1_000;

/**
 * Maximum body size of an operation in bytes, which is the size of the largest valid body, so that
 * no larger one is read.
 */
export function bodyLimitOf(catalogue: Catalogue, { parameters }: Operation): number {
  const inBody = parameters.filter((parameter) => ["body", "content"].includes(parameter.in));
  const bytes = sum(inBody.map(({ name, schema }) => name.length + largest(catalogue, schema, 0)));
  return Math.min(Math.max(bytes, leastBytes), mostBytes);
}

/** The maximum bytes of a valid value; alternative types are added up. */
function largest(catalogue: Catalogue, given: JsonSchema, depth: number): number {
  const schema = catalogue.resolve(given);
  const types = typesOf(schema);
  const within = (inner: JsonSchema) =>
    depth < 10 ? largest(catalogue, inner, depth + 1) : plainBytes;
  const text = types.includes("string") && !schema.enum ? (schema.maxLength ?? openLength) : 0;
  const list = types.includes("array")
    ? (schema.maxItems ?? openLength) * within(schema.items ?? {})
    : 0;
  const fields = Object.entries(schema.properties ?? {});
  const variants = [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
  return (
    plainBytes +
    text * characterBytes +
    list +
    sum(fields.map(([name, inner]) => name.length + within(inner))) +
    sum(variants.map(within))
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
