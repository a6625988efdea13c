import {
  isNullable,
  type JsonSchema,
  takesEmptyTextOnly,
  typesOf,
} from "../../../../src/catalogue/schema/json-schema.ts";
import { isRecord } from "../../../../src/catalogue/schema/record.ts";
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
  for (const { name, schema, isRequired } of fields.flatMap(partsOf)) {
    const value = given ? ownValue(schema, given[name]) : schema.default;
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

/** The carried values, which are sent back without being shown, such as a record's key. */
export function carriedValues({ carried }: DrawnForm, given: FormValues | null): FormValues {
  const known = carried.filter((name) => given?.[name] !== undefined);
  return Object.fromEntries(known.map((name) => [name, given?.[name]]));
}

/** A `null` from an external service in a field that is not nullable counts as an empty field. */
function ownValue(schema: JsonSchema, value: unknown): unknown {
  return value === null && !isNullable(schema) ? undefined : value;
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
 * The request values of the shown fields. An empty field is omitted; but where it had a value
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

/** The request value of one field; records contain only the fields that were filled in. */
function sentValue(field: SentField, value: unknown, before: unknown): unknown {
  const { items } = field;
  const filled =
    items !== null && Array.isArray(value)
      ? value.map((row) => (isPlainRecord(row) ? sentRecord(items, row) : row))
      : items !== null && isPlainRecord(value)
        ? withoutEmpty(sentRecord(items, value))
        : withoutEmpty(value);
  return isEmpty(filled) ? emptied(field.schema, field.isRequired, before) : filled;
}

function sentRecord(items: readonly FormField[], record: object): FormValues {
  const known: Record<string, unknown> = { ...record };
  for (const item of items) {
    const sent = sentValue(item, known[item.name], undefined);
    if (sent === undefined) delete known[item.name];
    else known[item.name] = sent;
  }
  return known;
}

/** The request values of the free fields that an open request takes beside those of the page. */
export function freeValues({ fields, carried }: DrawnForm, entered: FormValues): FormValues {
  const known = new Set([...carried, ...fields.flatMap(namesOf)]);
  const free = Object.entries(entered).filter(([name]) => !known.has(name));
  return Object.fromEntries(free.filter(([, value]) => value !== undefined));
}

/** A record without its empty fields; `undefined` where all are empty. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((item) => (isPlainRecord(item) ? cleared(item) : item));
  if (!isPlainRecord(value)) return value;
  const kept = cleared(value);
  return Object.keys(kept).length === 0 ? undefined : kept;
}

function cleared(record: object): object {
  const kept = Object.entries(record).map(([name, value]) => [name, withoutEmpty(value)]);
  return Object.fromEntries(kept.filter(([, value]) => value !== undefined && value !== ""));
}

function isPlainRecord(value: unknown): value is object {
  return isRecord(value) && Object.getPrototypeOf(value) === Object.prototype;
}

function emptied(schema: JsonSchema, isRequired: boolean, before: unknown): unknown {
  const type = typesOf(schema)[0];
  const kinds = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (kinds.some(takesEmptyTextOnly)) return isEmpty(withoutEmpty(before)) ? undefined : "";
  if (type === "object") return isRequired ? {} : undefined;
  if (type === "array") return isRequired || !isEmpty(before) ? [] : undefined;
  if (isNullable(schema)) return isRequired || !isEmpty(before) ? null : undefined;
  const mayBeEmpty = type === "string" && !isRequired && acceptsEmptyText(schema);
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
  return fields.flatMap(partsOf).some(({ name }) => {
    const [now, before] = [withoutEmpty(values[name]), withoutEmpty(from[name])];
    return !(isEmpty(now) && isEmpty(before)) && !equal(now, before);
  });
}
