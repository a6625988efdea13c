import { readFlag } from "../../../../src/catalogue/flag.ts";
import { exactNumber, sentNumberText } from "../../../../src/catalogue/schema/exact-json.ts";
import { isAmountName } from "../../../../src/catalogue/schema/id-name.ts";
import {
  isNullable,
  type JsonSchema,
  takesEmptyTextOnly,
  typesOf,
} from "../../../../src/catalogue/schema/json-schema.ts";
import { isRecord, own } from "../../../../src/catalogue/schema/record.ts";
import { equal } from "../../../../src/catalogue/validators/validator-runtime.ts";
import { holds } from "../../../../src/language/expression/evaluate.ts";
import type { ScopeValues } from "../../../../src/language/expression/scope.ts";
import { formats } from "../../../../src/language/formats.ts";
import type { FieldPlan } from "../../../../src/language/plan/plans.ts";
import type { DrawnForm } from "../drawn-form.ts";
import type { FormField } from "../plan/fields.ts";
import { namesOf } from "../plan/layout.ts";

/** A form's values by field. */
export type FormValues = Readonly<Record<string, unknown>>;

/**
 * The values of the fields before input: the given values, else the catalogue's defaults. A switch
 * is on or off, unless the given record says neither: off would then be sent although nobody chose
 * it.
 */
export function firstValues({ fields }: DrawnForm, given: FormValues | null): FormValues {
  const values: Record<string, unknown> = {};
  const parts = fields.flatMap((field) => partsOf(field).map((part) => [field, part] as const));
  for (const [{ widget }, { name, schema, isRequired }] of parts) {
    const told = given ? ownValue(schema, given[name]) : schema.default;
    const value = widget === "number" && isAmountName(name) ? amountIn(told) : flagIn(schema, told);
    if (value !== undefined) values[name] = value;
    else if (isSwitch(schema) && (given === null || isRequired)) values[name] = false;
  }
  return values;
}

const isSwitch = (schema: JsonSchema): boolean =>
  typesOf(schema)[0] === "boolean" && !isNullable(schema);

/** The fields whose conditions hold; `form` is set to the given values. */
export function shownFields(
  { fields }: DrawnForm,
  scope: ScopeValues,
  form: FormValues,
): FormField[] {
  const inForm = { ...scope, variables: { ...scope.variables, form } };
  return fields.filter(({ conditions }) => conditions.every((each) => holds(each, inForm)));
}

/** The request fields that a form field fills, including the end of a range. */
export function partsOf(field: FormField): FieldPlan[] {
  return field.to === null ? [field] : [field, field.to];
}

/** A `null` from an external service in a field that is not nullable counts as an empty field. */
export function ownValue(schema: JsonSchema, value: unknown): unknown {
  return value === null && !takesNull(schema) ? undefined : value;
}

/**
 * The amount in a text, which some services send in place of a number, `"52.80"`: its input would be
 * empty, and its save refused. The text of an id stays as it came.
 */
function amountIn(value: unknown): unknown {
  return typeof value === "string" && sentNumberText.test(value) ? exactNumber(value) : value;
}

/**
 * The boolean that a text or number stands for, as some services send `"1"`. As a text it would turn
 * the switch off, and the form could not be saved.
 */
const flagIn = (schema: JsonSchema, value: unknown): unknown =>
  typesOf(schema).join() === "boolean" ? (readFlag(value) ?? value) : value;

const kindsOf = ({ anyOf = [], oneOf = [] }: JsonSchema): JsonSchema[] => [...anyOf, ...oneOf];

/** Keywords without which a schema permits any value. */
const restricting = ["type", "enum", "const", "$ref", "allOf", "properties", "items"] as const;

/** Whether a schema permits `null`, be it as one of several kinds of values or as any value. */
function takesNull(schema: JsonSchema): boolean {
  const kinds = kindsOf(schema);
  const isAny = kinds.length === 0 && restricting.every((keyword) => schema[keyword] === undefined);
  return (
    isAny || isNullable(schema) || kinds.some((kind) => kind.type === "null" || isNullable(kind))
  );
}

/** Whether a value counts as empty. */
export function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === "" ||
    (Array.isArray(value) && value.length === 0)
  );
}

/**
 * The request values of the shown fields. An empty field is omitted; but where the record held it
 * before, it is sent as the emptiest value that its schema permits.
 */
export function enteredValues(
  shown: readonly FormField[],
  entered: FormValues,
  first: FormValues,
): FormValues {
  const values: Record<string, unknown> = {};
  for (const field of shown) {
    for (const part of partsOf(field)) {
      const { name } = part;
      const sent = sentValue({ items: field.items, ...part }, entered[name], first[name]);
      if (sent !== undefined) values[name] = sent;
    }
  }
  return values;
}

type SentField = Pick<FormField, "schema" | "isRequired" | "items">;

/**
 * The request value of one field. Records contain the fields that were filled in, and those that
 * were empty before or have been emptied: a service may keep what it does not receive.
 */
function sentValue(field: SentField, value: unknown, before: unknown): unknown {
  const filled = filledValue(field, value, before);
  return isEmpty(filled) ? emptied(field.schema, field.isRequired, before) : filled;
}

function filledValue({ schema, items }: SentField, value: unknown, before: unknown): unknown {
  if (items !== null && Array.isArray(value)) {
    const then: readonly unknown[] = Array.isArray(before) ? before : [];
    return value.map((row, at) => (isPlainRecord(row) ? sentRecord(items, row, then[at]) : row));
  }
  if (!isPlainRecord(value)) return withoutEmpty(value, before);
  if (items !== null) return unlessEmpty(sentRecord(items, value, before));
  return isOfTexts(schema) ? unlessEmpty(withEmptyTexts(value)) : withoutEmpty(value, before);
}

function sentRecord(items: readonly FormField[], record: object, before: unknown): FormValues {
  const known: Record<string, unknown> = { ...record };
  for (const item of items) {
    const sent = sentValue(item, known[item.name], own(before, item.name));
    if (sent === undefined) delete known[item.name];
    else known[item.name] = sent;
  }
  return known;
}

/** Whether a record consists of any number of texts, empty ones included, such as labels. */
function isOfTexts({ properties, additionalProperties: rest }: JsonSchema): boolean {
  const hasTexts = isRecord(rest) && typesOf(rest)[0] === "string" && acceptsEmptyText(rest);
  return properties === undefined && hasTexts;
}

/** The record with an empty text for each input that nothing was typed into. */
function withEmptyTexts(record: object): object {
  const texts = Object.entries(record).map(([name, text]) => [
    name,
    text === undefined ? "" : text,
  ]);
  return Object.fromEntries(texts);
}

/** The request values of the free fields that an open request takes beside those of the page. */
export function freeValues({ fields, carried }: DrawnForm, entered: FormValues): FormValues {
  const known = new Set([...carried, ...fields.flatMap(namesOf)]);
  const free = Object.entries(entered).filter(([name]) => !known.has(name));
  return Object.fromEntries(free.filter(([, value]) => value !== undefined));
}

/**
 * A record without its empty fields, apart from those that were the same before; `undefined` where
 * all are empty.
 */
function withoutEmpty(value: unknown, before?: unknown): unknown {
  if (Array.isArray(value)) {
    const then: readonly unknown[] = Array.isArray(before) ? before : [];
    return value.map((item, at) => (isPlainRecord(item) ? cleared(item, then[at]) : item));
  }
  return isPlainRecord(value) ? unlessEmpty(cleared(value, before)) : value;
}

function cleared(record: object, before: unknown): object {
  const kept = Object.entries(record).map(([name, value]) => {
    const then = own(before, name);
    const isKept = value !== undefined && equal(value, then);
    return [name, isKept ? value : withoutEmpty(value, then), isKept];
  });
  return Object.fromEntries(
    kept.filter(([, value, isKept]) => isKept || (value !== undefined && value !== "")),
  );
}

function unlessEmpty(record: object): object | undefined {
  return Object.keys(record).length === 0 ? undefined : record;
}

function isPlainRecord(value: unknown): value is object {
  return isRecord(value) && Object.getPrototypeOf(value) === Object.prototype;
}

function emptied(schema: JsonSchema, isRequired: boolean, before: unknown): unknown {
  const type = typesOf(schema)[0];
  const kinds = kindsOf(schema);
  if (kinds.some(takesEmptyTextOnly)) return isEmpty(withoutEmpty(before)) ? undefined : "";
  const isText = (kind: JsonSchema) => typesOf(kind)[0] === "string" && acceptsEmptyText(kind);
  // Where a value may be of several kinds, only one that was a text is emptied as a text.
  const mayBeText =
    type === undefined ? typeof before === "string" && kinds.some(isText) : isText(schema);
  const mayBeEmpty = !isRequired && mayBeText;
  if (before === "" && mayBeEmpty) return "";
  if (before === null && takesNull(schema)) return null;
  if (type === "object") return isRequired || isRecord(before) ? {} : undefined;
  if (type === "array") return isRequired || Array.isArray(before) ? [] : undefined;
  if (takesNull(schema)) return isRequired || !isEmpty(before) ? null : undefined;
  return mayBeEmpty && !isEmpty(before) ? "" : undefined;
}

function acceptsEmptyText(schema: JsonSchema): boolean {
  const { minLength = 0, pattern, format = "", enum: values } = schema;
  const accepts = formats[format];
  return (
    minLength === 0 &&
    (schema["x-bytes-over"] ?? -1) < 0 &&
    (pattern === undefined || new RegExp(pattern, "u").test("")) &&
    (accepts?.("") ?? true) &&
    (values?.includes("") ?? true)
  );
}

/** Whether the values of the fields differ from another state of them. */
export function isChanged(
  { fields }: Pick<DrawnForm, "fields">,
  values: FormValues,
  from: FormValues,
): boolean {
  return fields.flatMap(partsOf).some(({ name, schema }) => {
    // The name of a label without a text is sent as well.
    const stated = (value: unknown) =>
      isOfTexts(schema) && isPlainRecord(value)
        ? unlessEmpty(withEmptyTexts(value))
        : withoutEmpty(value);
    const [now, before] = [stated(values[name]), stated(from[name])];
    return !(isEmpty(now) && isEmpty(before)) && !equal(now, before);
  });
}
