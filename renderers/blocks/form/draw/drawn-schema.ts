import type { Catalogue } from "../../../../src/catalogue/catalogue.ts";
import {
  isNullable,
  type JsonSchema,
  listedValues,
  typesOf,
} from "../../../../src/catalogue/schema/json-schema.ts";
import { fieldsOf, isRecord, ownObject } from "../../../../src/catalogue/schema/record.ts";
import type { PlainType } from "../../../../src/language/type.ts";
import type { PageHost } from "../../../runtime/page/host.ts";
import type { FormField } from "../plan/fields.ts";
import { namedKinds, offeredKinds } from "./named-kinds.ts";
import { withOfferedKinds } from "./open-schema.ts";

/** What drawing a schema needs from the application. */
export interface Drawing {
  catalogue: Catalogue;
  text: PageHost["text"];
}

/**
 * A schema as rjsf draws it: in an older dialect of JSON Schema than the catalogue's, with all
 * references resolved.
 */
export type DrawnSchema = Record<string, unknown>;

/** Maximum depth to which a recursive schema is drawn. */
const deepest = 6;

/** Schema keywords that hold one schema, a list of schemas, or schemas by name. */
const single = ["items", "not", "if", "then", "else", "propertyNames", "additionalProperties"];
const listed = ["prefixItems", "allOf", "anyOf", "oneOf"];
const named = ["properties", "patternProperties", "dependentSchemas"];

/** Schema keywords whose schemas describe whole values, not what further holds for a value. */
const whole = new Set(["properties", "items", "prefixItems", "additionalProperties"]);

/**
 * A field's schema with its label and its planned sub-fields. Only a new record has defaults; in an
 * existing record only added rows have them.
 */
export function drawnField(drawing: Drawing, field: DrawnFieldPlan, isNew: boolean): DrawnSchema {
  const { label, schema, items } = field;
  const { description: _description, ...drawn } = drawnSchema(drawing, schema);
  const named: DrawnSchema = {
    ...(isNew ? drawn : withoutDefaults(drawn)),
    title: drawing.text(label),
  };
  // rjsf would fill a new list with as many empty values; the required mark still depends on it.
  if (!isDrawnByParts(field)) {
    named[leastItems] = named.minItems;
    delete named.minItems;
  }
  if (items === null) return named;
  const isList = typesOf(schema)[0] === "array";
  const fields = items.map((item) => [
    item.name,
    drawnPart(drawing, item, isNew || isList, isList),
  ]);
  const own = { properties: Object.fromEntries(fields), required: requiredNames(items) };
  if (!isList) return { ...named, ...own };
  const { title: _title, ...item } = ownObject(drawn, "items");
  return { ...named, items: { ...item, ...own } };
}

/**
 * The names of required fields; a nullable field is not required, as it is sent as `null` when
 * empty.
 */
export function requiredNames(fields: readonly FormField[]): string[] {
  return fields
    .filter(({ isRequired, schema }) => isRequired && !isNullable(schema))
    .map(({ name }) => name);
}

/** The lower limit of a list that is chosen in one input, under a name that rjsf does not know. */
const leastItems = "x-leastItems";

/**
 * Whether a required field is marked as such: a list that may be empty asks nothing of the person.
 */
export function isMarkedRequired(
  required: boolean | undefined,
  schema: { type?: unknown; minItems?: unknown; [leastItems]?: unknown },
): boolean {
  if (required !== true || schema.type !== "array") return required === true;
  return Number(schema.minItems ?? schema[leastItems] ?? 0) > 0;
}

type DrawnFieldPlan = Pick<FormField, "label" | "schema" | "items" | "type">;

/** The drawn schema of a sub-field; a switch in an added row starts as off, not undefined. */
function drawnPart(
  drawing: Drawing,
  part: DrawnFieldPlan,
  isNew: boolean,
  isInRow: boolean,
): DrawnSchema {
  const drawn = drawnField(drawing, part, isNew);
  const isSwitch = part.type.kind === "bool" && !isNullable(part.schema);
  if (isInRow && isSwitch && drawn.default === undefined) drawn.default = false;
  return drawn;
}

/** Whether a field has no input of its own, because its sub-fields are drawn instead. */
export function isDrawnByParts({ type, schema }: Pick<FormField, "type" | "schema">): boolean {
  if (type.kind === "list") return schema.prefixItems !== undefined || !isChosen(type.of);
  const isOpen = type.kind === "any" && listedValues(schema) === null;
  return type.kind === "record" || type.kind === "null" || isOpen;
}

/** Whether a list holds plain values, which are chosen in one input. */
function isChosen({ kind }: PlainType): boolean {
  return kind === "string" || kind === "number";
}

/** Removes the defaults of an existing record; the rows of its lists keep theirs. */
function withoutDefaults({ default: _default, ...schema }: DrawnSchema): DrawnSchema {
  const strip = (part: unknown): unknown => (isRecord(part) ? withoutDefaults(part) : part);
  for (const key of ["properties", "dependencies"]) {
    const parts = schema[key];
    if (isRecord(parts)) schema[key] = mapValues(parts, strip);
  }
  for (const key of ["allOf", "anyOf", "oneOf"]) {
    const parts = schema[key];
    if (Array.isArray(parts)) schema[key] = parts.map(strip);
  }
  for (const key of ["then", "else"]) if (key in schema) schema[key] = strip(schema[key]);
  return schema;
}

/** Converts a schema of the catalogue into the dialect that rjsf draws. */
export function drawnSchema(
  drawing: Drawing,
  source: JsonSchema,
  depth = 0,
  isWhole = true,
): DrawnSchema {
  const resolved: DrawnSchema = { ...drawing.catalogue.resolve(source) };
  const schema = isWhole ? withOfferedKinds(resolved, drawing.text) : resolved;
  if (typeof schema.title === "string") schema.title = drawing.text(schema.title);
  if (typeof schema.description === "string") schema.description = drawing.text(schema.description);
  for (const key of [...single, ...listed, ...named]) {
    const part = schema[key];
    if (part === undefined) continue;
    const inner = (each: unknown): unknown =>
      isRecord(each) ? drawnSchema(drawing, each, depth + 1, isWhole && whole.has(key)) : each;
    if (depth >= deepest) delete schema[key];
    else if (listed.includes(key)) schema[key] = Array.isArray(part) ? part.map(inner) : part;
    else if (named.includes(key)) schema[key] = isRecord(part) ? mapValues(part, inner) : part;
    else schema[key] = inner(part);
  }
  if (listedValues(source) === null) {
    for (const key of ["anyOf", "oneOf"]) {
      const kinds = schema[key];
      if (!Array.isArray(kinds)) continue;
      const offered = offeredKinds(kinds);
      const [only, ...others] = offered.filter(({ type }) => type !== "null");
      const { [key]: _kinds, ...whole } = schema;
      if (kinds.length > 1 && only && others.length === 0) {
        const isTyped = offered.length > 1 && only.type !== undefined;
        const orNull = isTyped && { type: [only.type, "null"].flat() };
        return inEarlierDialect({ ...only, ...orNull, ...whole });
      }
      schema[key] = namedKinds(drawing.text, kinds);
    }
  }
  return inEarlierDialect(schema);
}

/** rjsf knows tuples and dependencies only by their names in older JSON Schema drafts. */
function inEarlierDialect({
  prefixItems,
  dependentRequired,
  dependentSchemas,
  ...schema
}: DrawnSchema): DrawnSchema {
  if (prefixItems !== undefined) {
    const { items: others, ...rest } = schema;
    const additional = others === undefined ? {} : { additionalItems: others };
    return inEarlierDialect({
      ...rest,
      dependentRequired,
      dependentSchemas,
      items: prefixItems,
      ...additional,
    });
  }
  if (dependentRequired === undefined && dependentSchemas === undefined) return schema;
  const dependencies = { ...fieldsOf(dependentRequired), ...fieldsOf(dependentSchemas) };
  return { ...schema, dependencies };
}

function mapValues(
  record: Readonly<Record<string, unknown>>,
  change: (value: unknown) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
