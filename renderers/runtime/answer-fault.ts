import type { Catalogue } from "../../src/catalogue/catalogue.ts";
import { readFlag } from "../../src/catalogue/flag.ts";
import { type JsonSchema, type JsonType, typesOf } from "../../src/catalogue/json-schema.ts";
import type { ListExtension } from "../../src/catalogue/openapi.ts";
import type { Operation } from "../../src/catalogue/operation.ts";
import { pointerStep, pointTo } from "../../src/catalogue/pointer.ts";

type Resolve = (schema: JsonSchema) => JsonSchema;

/**
 * The JSON pointer of the first place where an answer's data breaks the catalogue, or `null`: a
 * value of another type, a list that is missing or holds what is no record, a key that is missing
 * or repeated, in a tree also further down, so that a cycle shows. What is merely absent breaks
 * nothing: every view leaves it empty.
 */
export function answerFault(
  catalogue: Catalogue,
  { answer, list }: Operation,
  data: unknown,
): string | null {
  if (!answer) return null;
  const resolve = rememberedResolve(catalogue);
  const ofList = list ? rowsFault(list, data) : null;
  return ofList ?? typeFault(resolve, answer, data, "") ?? keysFault(resolve, answer, list, data);
}

/** Following references is dear, and a list of many rows asks the same again and again. */
function rememberedResolve(catalogue: Catalogue): Resolve {
  const known = new WeakMap<JsonSchema, JsonSchema>();
  return (schema) => {
    const found = known.get(schema) ?? catalogue.resolve(schema);
    known.set(schema, found);
    return found;
  };
}

function rowsFault({ rows, total }: ListExtension, data: unknown): string | null {
  if (!Array.isArray(pointTo(data, rows))) return rows || "/";
  const count = total === undefined ? 0 : pointTo(data, total);
  return typeof count === "number" && count >= 0 ? null : (total ?? null);
}

function typeFault(
  resolve: Resolve,
  source: JsonSchema,
  value: unknown,
  pointer: string,
): string | null {
  if (value === null || value === undefined) return null;
  const schema = resolve(source);
  const types = typesOf(schema);
  if (types.length > 0 && !types.some((type) => isOfType(type, value))) return pointer || "/";
  if (Array.isArray(value)) return itemsFault(resolve, schema.items ?? {}, value, pointer);
  if (typeof value !== "object" || !schema.properties) return null;
  for (const [name, property] of Object.entries(schema.properties)) {
    const member: unknown = Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
    const found = typeFault(resolve, property, member, pointer + pointerStep(name));
    if (found !== null) return found;
  }
  return null;
}

function itemsFault(
  resolve: Resolve,
  items: JsonSchema,
  values: readonly unknown[],
  pointer: string,
): string | null {
  const holdsRecords = typesOf(resolve(items)).includes("object");
  for (const [index, value] of values.entries()) {
    const at = `${pointer}/${index}`;
    if (holdsRecords && (value === null || value === undefined)) return at;
    const found = typeFault(resolve, items, value, at);
    if (found !== null) return found;
  }
  return null;
}

/** Many services answer 1 and 0 for yes and no, which every view reads as such. */
function isOfType(type: JsonType, value: unknown): boolean {
  switch (type) {
    case "array":
      return Array.isArray(value);
    case "object":
      return typeof value === "object" && !Array.isArray(value);
    case "integer":
    case "number":
      return typeof value === "number";
    case "boolean":
      return readFlag(value) !== null;
    default:
      return typeof value === type;
  }
}

function keysFault(
  resolve: Resolve,
  answer: JsonSchema,
  list: ListExtension | null,
  data: unknown,
): string | null {
  const record = list && recordOf(resolve, answer, list);
  const key = record?.["x-key"];
  if (!list || key === undefined) return null;
  const met = new Set<unknown>();
  const waiting: [unknown, string][] = [[pointTo(data, list.rows), list.rows]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [rows, pointer] = next;
    if (!Array.isArray(rows)) continue;
    for (const [index, row] of rows.entries()) {
      const at = `${pointer}/${index}`;
      const value = pointTo(row, pointerStep(key)) ?? null;
      if (value === null || met.has(value)) return at + pointerStep(key);
      met.add(value);
      if (list.children === undefined) continue;
      const step = pointerStep(list.children);
      waiting.push([pointTo(row, step), at + step]);
    }
  }
  return null;
}

function recordOf(
  resolve: Resolve,
  answer: JsonSchema,
  { rows }: ListExtension,
): JsonSchema | null {
  let schema = resolve(answer);
  for (const step of rows.split("/").slice(1)) {
    const property = schema.properties?.[step];
    if (!property) return null;
    schema = resolve(property);
  }
  return schema.items ? resolve(schema.items) : null;
}
