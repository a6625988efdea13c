import type { Catalogue } from "../../../src/catalogue/catalogue.ts";
import { readFlag } from "../../../src/catalogue/flag.ts";
import { keptBy } from "../../../src/catalogue/kept-by.ts";
import { once } from "../../../src/catalogue/once.ts";
import type { ListExtension } from "../../../src/catalogue/openapi.ts";
import type { Operation } from "../../../src/catalogue/operation.ts";
import { isAnyNumber } from "../../../src/catalogue/schema/exact-json.ts";
import {
  type JsonSchema,
  type JsonType,
  typesOf,
} from "../../../src/catalogue/schema/json-schema.ts";
import { pointerStep, pointTo } from "../../../src/catalogue/schema/pointer.ts";
import { isRecord, own } from "../../../src/catalogue/schema/record.ts";
import { itemsOf } from "../../../src/catalogue/schema/rows.ts";

/** The expected type of a value; cached by schema, since every row of a list uses the same. */
interface Expected {
  schema: JsonSchema;
  types: readonly JsonType[];
  /** The expected types of the members of a record or list, created on first use. */
  members(): readonly (readonly [name: string, expected: Expected])[];
  items(): Expected;
}

type Expect = (source: JsonSchema) => Expected;

/**
 * The JSON pointer of the first place where an answer violates the catalogue, or `null`: a wrong
 * type, a missing list, an item that is no record, or a missing or repeated key, in a tree at any
 * depth. Absent optional values are no violation.
 */
export function answerFault(
  catalogue: Catalogue,
  { answer, list }: Operation,
  data: unknown,
): string | null {
  if (!answer) return null;
  const ofList = list ? rowsFault(list, data) : null;
  if (ofList !== null) return ofList;
  const expect = expectations(catalogue);
  const ofType = typeFault(expect(answer), data);
  if (ofType !== null) return ofType || "/";
  return list && keysFault(expect(answer), list, data);
}

/** A schema may be recursive, so expectations are created only as deep as the data. */
const expectations = keptBy((catalogue: Catalogue): Expect => {
  const expect: Expect = keptBy((source) => expectedBy(catalogue.resolve(source), expect));
  return expect;
});

function expectedBy(schema: JsonSchema, expect: Expect): Expected {
  return {
    schema,
    types: typesOf(schema),
    members: once(() =>
      Object.entries(schema.properties ?? {}).map(
        ([name, property]) => [name, expect(property)] as const,
      ),
    ),
    items: once(() => expect(schema.items ?? {})),
  };
}

function rowsFault(list: ListExtension, data: unknown): string | null {
  const { total } = list;
  if (itemsOf({ list }, data) === null) return list.rows || "/";
  const count = total === undefined ? 0 : pointTo(data, total);
  return typeof count === "number" && count >= 0 ? null : (total ?? null);
}

/** The relative path of a value of the wrong type, or `null`. */
function typeFault(expected: Expected, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const { types } = expected;
  if (types.length > 0 && !types.some((type) => isOfType(type, value))) return "";
  if (Array.isArray(value)) return itemsFault(expected.items(), value);
  if (typeof value !== "object") return null;
  for (const [name, member] of expected.members()) {
    const found = typeFault(member, own(value, name));
    if (found !== null) return pointerStep(name) + found;
  }
  return null;
}

function itemsFault(expected: Expected, values: readonly unknown[]): string | null {
  const holdsRecords = expected.types.includes("object");
  for (const [index, value] of values.entries()) {
    const isMissing = holdsRecords && (value === null || value === undefined);
    const found = isMissing ? "" : typeFault(expected, value);
    if (found !== null) return pointerStep(index) + found;
  }
  return null;
}

/**
 * Many services answer 1 and 0 for booleans, which every view accepts; numbers that JavaScript
 * cannot hold exactly are read as texts.
 */
function isOfType(type: JsonType, value: unknown): boolean {
  switch (type) {
    case "array":
      return Array.isArray(value);
    case "object":
      return isRecord(value);
    case "integer":
    case "number":
      return isAnyNumber(value);
    case "boolean":
      return readFlag(value) !== null;
    default:
      return typeof value === type;
  }
}

function keysFault(answer: Expected, list: ListExtension, data: unknown): string | null {
  const key = recordOf(answer, list)?.schema["x-key"];
  if (key === undefined) return null;
  const { children } = list;
  const met = new Set<unknown>();
  const waiting: [unknown, string][] = [[pointTo(data, list.rows), list.rows]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [rows, pointer] = next;
    if (!Array.isArray(rows)) continue;
    for (const [index, row] of rows.entries()) {
      const value = own(row, key) ?? null;
      if (value === null || met.has(value)) return `${pointer}/${index}${pointerStep(key)}`;
      met.add(value);
      const below = children === undefined ? undefined : own(row, children);
      if (!Array.isArray(below) || below.length === 0) continue;
      waiting.push([below, `${pointer}/${index}${pointerStep(children ?? "")}`]);
    }
  }
  return null;
}

function recordOf(answer: Expected, { rows }: ListExtension): Expected | null {
  let expected: Expected | undefined = answer;
  for (const step of rows.split("/").slice(1)) {
    expected = expected?.members().find(([name]) => name === step)?.[1];
  }
  return expected?.schema.items ? expected.items() : null;
}
