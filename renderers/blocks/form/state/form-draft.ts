import type { Catalogue } from "../../../../src/catalogue/catalogue.ts";
import { isAnyNumber } from "../../../../src/catalogue/schema/exact-json.ts";
import {
  isNullable,
  type JsonSchema,
  typesOf,
} from "../../../../src/catalogue/schema/json-schema.ts";
import { isRecord, own, ownList, ownObject } from "../../../../src/catalogue/schema/record.ts";
import {
  alternativesOf,
  isSecretSchema,
  schemasOfField,
  schemasOfItem,
} from "../../../../src/catalogue/schema/secrets.ts";
import { plainData } from "../../../runtime/draft/drafts.ts";
import { widgets } from "../../../widgets.gen.ts";
import type { DrawnForm } from "../drawn-form.ts";
import type { FormField } from "../plan/fields.ts";
import { type FormValues, isChanged, isEmpty } from "./form-values.ts";
import type { FormBase } from "./merge.ts";

type Resolve = Catalogue["resolve"];

/** A person's changes to a form: the fields filled in and the fields emptied. */
export interface FormDraft {
  typed: Readonly<Record<string, unknown>>;
  emptied: readonly string[];
  /** What the record held in these fields, so that others' later changes are recognised. */
  upon: Readonly<Record<string, unknown>>;
}

/**
 * The draft of a form that may be stored, or `null` without changes. Secrets and files are never
 * stored.
 */
export function formDraftOf(
  resolve: Resolve,
  plan: DrawnForm,
  entered: FormValues,
  { record, values: saved }: FormBase,
): FormDraft | null {
  const typed: Record<string, unknown> = {};
  const upon: Record<string, unknown> = {};
  const emptied: string[] = [];
  for (const field of plan.fields.flatMap(fieldAndEnd)) {
    const { name } = field;
    if (isSecret(field) || !isChanged({ fields: [field] }, entered, saved)) continue;
    if (isEmpty(entered[name])) emptied.push(name);
    else {
      const value = storable(resolve, field, entered);
      if (value !== undefined) typed[name] = value;
    }
    upon[name] = storable(resolve, field, record);
  }
  return Object.keys(typed).length > 0 || emptied.length > 0 ? { typed, emptied, upon } : null;
}

/**
 * The first values with a stored draft applied field by field, apart from {@link lostInput}; a nested
 * record keeps the secrets that it has, since a draft has none. `null` where the draft changes
 * nothing.
 */
export function withFormDraft(
  resolve: Resolve,
  plan: DrawnForm,
  first: FormValues,
  kept: unknown,
): FormValues | null {
  const { typed, emptied } = readDraft(kept);
  const values: Record<string, unknown> = { ...first };
  for (const field of plan.fields.flatMap(fieldAndEnd)) {
    const { name, schema } = field;
    if (isSecret(field)) continue;
    if (emptied.includes(name)) delete values[name];
    else if (Object.hasOwn(typed, name) && isShown(field, typed[name])) {
      values[name] = withSecretsOf(resolve, schema, first[name], typed[name]);
    }
  }
  return isChanged(plan, values, first) ? values : null;
}

/**
 * What the record held in the fields of a restored draft when they were typed in, of those that
 * others have changed since.
 */
export function changedSince(
  resolve: Resolve,
  plan: DrawnForm,
  restored: FormValues,
  { record, values }: FormBase,
  kept: unknown,
): FormValues {
  const upon = ownObject(kept, "upon");
  const fields = plan.fields.flatMap(fieldAndEnd);
  const now = Object.fromEntries(
    fields.map((field) => [field.name, storable(resolve, field, record)]),
  );
  const changed = fields.filter((field) => {
    const own = { fields: [{ ...field, to: null }] };
    return isChanged(own, restored, values) && isChanged(own, upon, now);
  });
  return Object.fromEntries(changed.map(({ name }) => [name, upon[name]]));
}

/**
 * What a stored draft has for fields that the form no longer asks for, or whose type has changed, by
 * field.
 */
export function lostInput(fields: readonly FormField[], kept: unknown): [string, unknown][] {
  const known = new Map(fields.flatMap(fieldAndEnd).map((field) => [field.name, field]));
  return Object.entries(readDraft(kept).typed).filter(([name, value]) => {
    const field = known.get(name);
    return !field || !isShown(field, value);
  });
}

/** A draft with what the form no longer asks for, so that it is still told after a reload. */
export function withLostInput(
  draft: FormDraft | null,
  lost: readonly (readonly [string, unknown])[],
): FormDraft | null {
  if (lost.length === 0) return draft;
  const { typed = {}, emptied = [], upon = {} } = draft ?? {};
  return { typed: { ...Object.fromEntries(lost), ...typed }, emptied, upon };
}

function readDraft(kept: unknown): Omit<FormDraft, "upon"> {
  return { typed: ownObject(kept, "typed"), emptied: ownList(kept, "emptied").map(String) };
}

/** The end of a range is stored under its own field. */
function fieldAndEnd(field: FormField): FormField[] {
  return field.to === null ? [field] : [field, { ...field, ...field.to, to: null }];
}

const secretWidgets = new Set(widgets.filter(({ isSecret }) => isSecret).map(({ name }) => name));

function isSecret({ widget, schema }: FormField): boolean {
  return secretWidgets.has(widget) || isSecretSchema(schema);
}

/** A field's value as a draft keeps it; `undefined` where it may not be stored. */
const storable = (resolve: Resolve, { name, schema }: FormField, values: FormValues | null) =>
  plainData(withoutSecrets(resolve, [schema], values?.[name]));

/**
 * A value without the secrets in its nested records, whichever of the schemas it matches; `undefined`
 * for a secret, and for a list or a map of secrets: with some of them missing, it would be saved as
 * if they had been deleted.
 */
function withoutSecrets(
  resolve: Resolve,
  described: readonly JsonSchema[],
  value: unknown,
): unknown {
  const schemas = alternativesOf(resolve, described);
  if (schemas.some(isSecretSchema)) return undefined;
  if (Array.isArray(value)) {
    const items = value.map((item, place) =>
      withoutSecrets(resolve, schemasOfItem(schemas, place), item),
    );
    const isWhole = items.every((item, place) => item !== undefined || value[place] === undefined);
    return isWhole ? items : undefined;
  }
  if (!isRecord(value) || value instanceof Blob) return value;
  const open: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) {
    const kept = withoutSecrets(resolve, schemasOfField(schemas, name), inner);
    const isOwn = schemas.some(({ properties }) => own(properties, name) !== undefined);
    if (kept !== undefined) open[name] = kept;
    else if (inner !== undefined && !isOwn) return undefined;
  }
  return open;
}

/**
 * A value as a draft keeps it, with the secrets that its nested records have now. Those of one of
 * several kinds are not known to be of the kept one.
 */
function withSecretsOf(resolve: Resolve, schema: JsonSchema, now: unknown, kept: unknown): unknown {
  if (!isRecord(now) || !isRecord(kept)) return kept;
  const { properties = {} } = resolve(schema);
  const entries = Object.entries(properties).flatMap(([name, field]): [string, unknown][] => {
    const inner = own(now, name);
    if (inner === undefined) return [];
    if (alternativesOf(resolve, [field]).some(isSecretSchema)) return [[name, inner]];
    return name in kept ? [[name, withSecretsOf(resolve, field, inner, kept[name])]] : [];
  });
  return { ...kept, ...Object.fromEntries(entries) };
}

/** Whether a field can show a value; an input for a number also holds a text that is none. */
function isShown({ widget, schema }: FormField, value: unknown): boolean {
  return (widget === "number" && typeof value === "string") || fits(schema, value);
}

/** Whether a value is of the schema's type; further faults are found on submit. */
function fits(schema: JsonSchema, value: unknown): boolean {
  const types = typesOf(schema);
  if (types.length === 0) return true;
  if (value === null) return isNullable(schema);
  if (Array.isArray(value)) {
    const { items } = schema;
    return types.includes("array") && (!items || value.every((item) => fits(items, item)));
  }
  const isNumber = types.includes("number") || types.includes("integer");
  if (isNumber && isAnyNumber(value)) return true;
  return types.some((type) => type === typeof value);
}
