import { holds } from "../../../../src/language/expression/evaluate.ts";
import type { ScopeValues } from "../../../../src/language/expression/scope.ts";
import type { DrawnForm } from "../drawn-form.ts";
import type { FormField } from "../plan/fields.ts";
import { type FormValues, ownValue, partsOf } from "./form-values.ts";

/** The carried values, which are sent back without being shown, such as a record's key. */
export function carriedValues(
  { carried }: Pick<DrawnForm, "carried">,
  given: FormValues | null,
): FormValues {
  const known = carried.filter((name) => given?.[name] !== undefined);
  return Object.fromEntries(known.map((name) => [name, given?.[name]]));
}

/**
 * The record's values of the fields that are hidden whatever is entered, as from members without a
 * permission: a call that replaces the record would erase what they may not even see.
 */
export function withheldValues(
  { fields }: DrawnForm,
  scope: ScopeValues,
  record: FormValues | null,
): FormValues {
  const isWithheld = ({ conditions }: FormField): boolean =>
    conditions.some((each) => !each.uses.includes("form") && !holds(each, scope));
  const parts = fields.filter(isWithheld).flatMap(partsOf);
  const values = parts.map(({ name, schema }) => [name, ownValue(schema, record?.[name])]);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/**
 * The fields of a record, as it was read, that the form does not ask for or the document declares
 * nowhere: a write that replaces the record would erase them, so they are sent back where its request
 * takes them.
 */
export function unseenValues(
  { sentBack: { unasked, declared } }: DrawnForm,
  record: FormValues | null,
): FormValues {
  return Object.fromEntries(
    Object.entries(record ?? {}).filter(([name, value]) =>
      unasked.includes(name) ? value !== null : declared !== null && !declared.includes(name),
    ),
  );
}
