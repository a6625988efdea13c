import { isNullable, type JsonSchema, typesOf } from "../../../src/catalogue/json-schema.ts";
import { equal } from "../../../src/catalogue/validator-runtime.ts";
import type { ScopeValues } from "../../../src/language/expression/scope.ts";
import { formats } from "../../../src/language/formats.ts";
import type { InputPlan } from "../../../src/language/plan/input.ts";
import type { FormPlan } from "./kind.ts";

/** A form's values by field. */
export type FormValues = Readonly<Record<string, unknown>>;

/**
 * What the fields hold before anybody types: the given values where there are some, else the
 * catalogue's defaults. A switch is never neither on nor off.
 */
export function firstValues({ fields }: FormPlan, given: FormValues | null): FormValues {
  const values: Record<string, unknown> = {};
  for (const { name, schema } of fields) {
    const value = given ? ownValue(schema, given[name]) : schema.default;
    if (value !== undefined) values[name] = value;
    else if (typesOf(schema)[0] === "boolean" && !isNullable(schema)) values[name] = false;
  }
  return values;
}

/** The fields whose conditions hold; `form` holds the given values in them. */
export function shownFields(
  { fields }: FormPlan,
  scope: ScopeValues,
  form: FormValues,
): InputPlan[] {
  const inForm = { ...scope, variables: { ...scope.variables, form } };
  return fields.filter(({ when }) => when === null || when.evaluate(inForm) === true);
}

/** The values that go back unseen, as a record's key does. */
export function carriedValues({ carried }: FormPlan, given: FormValues | null): FormValues {
  const known = carried.filter((name) => given?.[name] !== undefined);
  return Object.fromEntries(known.map((name) => [name, given?.[name]]));
}

/** Another back end's `null` in a field that knows none is a field left empty. */
function ownValue(schema: JsonSchema, value: unknown): unknown {
  return value === null && !isNullable(schema) ? undefined : value;
}

/** Whether a value is one that a person would call empty. */
export function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === "" ||
    (Array.isArray(value) && value.length === 0)
  );
}

/**
 * What is sent of the shown fields. An empty field is left out; but where there was a value before,
 * emptying it is a change and is sent as the emptiest value that its schema knows.
 */
export function enteredValues(
  shown: readonly InputPlan[],
  entered: FormValues,
  first: FormValues,
): FormValues {
  const values: Record<string, unknown> = {};
  for (const { name, schema, isRequired } of shown) {
    const value = entered[name];
    const sent = isEmpty(value) ? emptied(schema, isRequired, first[name]) : value;
    if (sent !== undefined) values[name] = sent;
  }
  return values;
}

function emptied(schema: JsonSchema, isRequired: boolean, before: unknown): unknown {
  const type = typesOf(schema)[0];
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

/** Whether what the fields hold differs from another state of them. */
export function isChanged(
  { fields }: Pick<FormPlan, "fields">,
  values: FormValues,
  from: FormValues,
): boolean {
  return fields.some(({ name }) => {
    const [now, before] = [values[name], from[name]];
    return !(isEmpty(now) && isEmpty(before)) && !equal(now, before);
  });
}
