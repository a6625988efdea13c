import { exactNumber } from "../../../src/catalogue/schema/exact-json.ts";
import {
  type JsonSchema,
  listedValues,
  namedValues,
  typesOf,
} from "../../../src/catalogue/schema/json-schema.ts";
import { isTextOrNumber } from "../../../src/catalogue/schema/record.ts";
import { recordsOf } from "../../../src/catalogue/schema/rows.ts";
import { equal } from "../../../src/catalogue/validators/validator-runtime.ts";
import type { OptionsPlan } from "../../../src/language/plan/options.ts";
import type { PageHost } from "../page/host.ts";
import type { Dictionary } from "../read/use-dictionary.ts";

/** A value that a choice can have; controls compare it by identity. */
export type ChoiceValue = string | number;

/** A permitted value with its label. */
export interface Choice {
  value: ChoiceValue;
  label: string;
}

/** A choice with its child choices. */
export interface ChoiceNode extends Choice {
  children?: ChoiceNode[];
}

/** Whether a schema is a list of values. */
export function isMultiple(schema: JsonSchema): boolean {
  return typesOf(schema)[0] === "array";
}

/** The schema of one value. */
export function itemOf(schema: JsonSchema): JsonSchema {
  return isMultiple(schema) ? (schema.items ?? {}) : schema;
}

/**
 * The choices of a field from its schema, labelled by its dictionary; the whole dictionary where
 * the schema lists none.
 */
export function choicesOfSchema(
  schema: JsonSchema,
  dictionary: Dictionary,
  text: PageHost["text"],
): Choice[] {
  const item = itemOf(schema);
  const listed = listedValues(item);
  if (listed) {
    const names = new Map(namedValues(item)?.map(({ value, label }) => [value, label]));
    return listed.flatMap(({ value }) => {
      // As with null, nothing is chosen by emptying the field, which sends the empty text.
      if (!isTextOrNumber(value) || value === "") return [];
      const name = dictionary.byValue.get(String(value))?.label ?? names.get(String(value));
      return [{ value, label: name === undefined ? String(value) : text(name) }];
    });
  }
  const isNumber = ["integer", "number"].includes(typesOf(item)[0] ?? "");
  return dictionary.entries.map(({ value, label }) => ({
    value: isNumber ? exactNumber(value) : value,
    label: text(label),
  }));
}

/**
 * The values of a field that its schema does not list, although it lists some: a service may answer
 * values that its requests refuse.
 */
export function unlistedIn(schema: JsonSchema, value: unknown): unknown[] {
  const listed = listedValues(itemOf(schema));
  if (listed === null) return [];
  const given = isMultiple(schema) ? (Array.isArray(value) ? value : []) : [value];
  return given.filter(
    (one) => !isNothing(one) && !listed.some((choice) => equal(choice.value, one)),
  );
}

const isNothing = (value: unknown) => value === undefined || value === null || value === "";

/** The name of a value that has no label: that of a record is its first text. */
export function nameOfValue(value: unknown): string {
  const inner = typeof value === "object" && value !== null ? Object.values(value) : [value];
  return String(inner.find((part) => typeof part === "string") ?? JSON.stringify(value));
}

/** The choices in the rows of a call, without duplicates. */
export function choicesOfRows(
  rows: readonly Readonly<Record<string, unknown>>[],
  options: Pick<OptionsPlan, "valueField" | "labelField"> & { childrenField: string | undefined },
  textOf: (label: unknown) => string,
  seen = new Set<ChoiceValue>(),
): ChoiceNode[] {
  return rows.flatMap((row): ChoiceNode[] => {
    const value = row[options.valueField];
    if (!isTextOrNumber(value) || seen.has(value)) return [];
    seen.add(value);
    const label = textOf(row[options.labelField]) || String(value);
    const below = options.childrenField === undefined ? [] : recordsOf(row[options.childrenField]);
    if (below.length === 0) return [{ value, label }];
    return [{ value, label, children: choicesOfRows(below, options, textOf, seen) }];
  });
}

/** The part of a value that is among the choices; the same value where all of it is. */
export function keptValue(value: unknown, choices: readonly ChoiceNode[]): unknown {
  const known = new Set(valuesOf(choices));
  if (!Array.isArray(value)) return value === undefined || known.has(value) ? value : undefined;
  const kept = value.filter((one) => known.has(one));
  return kept.length === value.length ? value : kept;
}

function valuesOf(choices: readonly ChoiceNode[]): unknown[] {
  return choices.flatMap(({ value, children }) => [value, ...valuesOf(children ?? [])]);
}
