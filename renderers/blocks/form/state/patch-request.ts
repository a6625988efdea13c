import type { Operation } from "../../../../src/catalogue/operation.ts";
import { constantOf } from "../../../../src/catalogue/schema/constants.ts";
import {
  isNullable,
  type JsonSchema,
  type Resolve,
  typesOf,
} from "../../../../src/catalogue/schema/json-schema.ts";
import { fieldsOf, isRecord } from "../../../../src/catalogue/schema/record.ts";
import { equal } from "../../../../src/catalogue/validators/validator-runtime.ts";
import type { FieldPlan } from "../../../../src/language/plan/plans.ts";
import type { DrawnForm } from "../drawn-form.ts";
import { asTexts, isSaid, takesForm } from "./form-media.ts";
import { type FormValues, isEmpty, partsOf } from "./form-values.ts";

type Patch = Pick<Operation, "method" | "path" | "body" | "parameters" | "isReplacing">;

/** The values of a form, before and after input, and the record that it started from. */
interface Changed {
  request: FormValues;
  values: FormValues;
  before: FormValues;
  record: FormValues | null;
}

/** The names of the form's fields; a field that the form does not show cannot have been changed. */
type Names = ReadonlySet<string>;

/** Whether an operation leaves the fields as they are that its request lacks. */
const isPatch = ({ method, isReplacing }: Patch) =>
  method === "patch" || (method === "put" && !isReplacing);

const isMergePatch = ({ body }: Patch) => body?.media === "application/merge-patch+json";

/**
 * The request of a form. A patch holds only changed fields, so that it overwrites nothing that
 * nobody touched, and a merge patch (RFC 7396) holds `null` for emptied ones; fields that the
 * schema requires are always sent.
 */
export function sentRequest(
  operation: Patch,
  changed: Changed,
  fields: Names,
  resolve: Resolve,
): FormValues {
  const { request, values, record } = changed;
  if (record === null) return request;
  const unchanged = unchangedFields(operation, changed, fields);
  const sent = Object.fromEntries(Object.entries(request).filter(([name]) => !unchanged.has(name)));
  if (takesForm(operation)) {
    return operation.isReplacing ? sent : asTexts(operation, sent, record);
  }
  if (!isMergePatch(operation)) {
    const attributes = changedAttributes(operation, changed, resolve);
    return { ...sent, ...attributes, ...wrapped(operation, changed, resolve) };
  }
  for (const name of optionalFields(operation, fields)) {
    const before = record[name];
    const isEmptied = isEmpty(values[name]) && !isEmpty(before);
    if (isEmptied && !Array.isArray(request[name])) sent[name] = null;
    else if (name in sent) sent[name] = withoutGone(before, request[name]);
  }
  return sent;
}

/**
 * The part of a request whose faults count: what is sent, apart from the nulls by which a merge patch
 * empties fields and the empty texts by which a form does. A value that the service itself answered
 * and nobody changed is no fault.
 */
export function checkedRequest(...given: Parameters<typeof sentRequest>): FormValues {
  const [operation, { request }] = given;
  const sent = sentRequest(...given);
  if (!isMergePatch(operation) && !takesForm(operation)) return sent;
  return Object.fromEntries(Object.entries(request).filter(([name]) => name in sent));
}

/**
 * The record of a patch that takes it inside its only field, such as `data`. It has only the changed
 * fields, the key and the required fields; an emptied field has the emptiest value of its schema.
 */
function wrapped(
  operation: Patch,
  { request, values, before }: Changed,
  resolve: Resolve,
): FormValues {
  const [only, ...others] = operation.parameters.filter(({ in: place }) => place === "body");
  const whole = only && request[only.name];
  if (!isPatch(operation) || !only || others.length > 0 || !isRecord(whole)) return {};
  const schema = resolve(only.schema);
  if (schema["x-key"] === undefined) return {};
  const [now = {}, then = {}] = [values, before].map((side) => fieldsOf(side[only.name]));
  return { [only.name]: changedPart(schema, whole, { now, then }, resolve) };
}

/**
 * The changed attributes of a resource of JSON:API: a patch with all of them would take back what
 * others have changed.
 */
function changedAttributes(
  operation: Patch,
  { request, values, before }: Changed,
  resolve: Resolve,
): FormValues {
  const named = (name: string) =>
    operation.parameters.find((one) => one.in === "body" && one.name === name);
  const { attributes: whole } = request;
  const [schema, type] = [named("attributes")?.schema, named("type")];
  if (!isPatch(operation) || !schema || !type || !isRecord(whole)) return {};
  const [now = {}, then = {}] = [values, before].map((side) => fieldsOf(side.attributes));
  return { attributes: changedPart(resolve(schema), whole, { now, then }, resolve) };
}

/** The changed part of a record, or of the attributes of a resource. */
function changedPart(
  { properties = {}, required = [], "x-key": key }: JsonSchema,
  whole: FormValues,
  { now, then }: { now: FormValues; then: FormValues },
  resolve: Resolve,
): FormValues {
  const isTold = (name: string) =>
    name === key || required.includes(name) || constantOf(properties[name] ?? {}) !== undefined;
  const kept = Object.entries(whole).filter(
    ([name]) => isTold(name) || !equal(now[name], then[name]),
  );
  const gone = Object.keys(properties).filter(
    (name) => !Object.hasOwn(whole, name) && isEmpty(now[name]) && !isEmpty(then[name]),
  );
  const emptied = gone.map((name) => {
    const schema = resolve(properties[name] ?? {});
    return [name, typesOf(schema)[0] === "string" && !isNullable(schema) ? "" : null];
  });
  return Object.fromEntries([...kept, ...emptied]);
}

/** The fields that a patch of an existing record leaves out, since nobody has changed them. */
function unchangedFields(
  operation: Patch,
  { request, values, before, record }: Changed,
  fields: Names,
): Names {
  if (!isPatch(operation) || record === null) return new Set();
  const isSame = (name: string) =>
    equal(values[name], before[name]) || equal(request[name], record[name]);
  return new Set(optionalFields(operation, fields).filter(isSame));
}

/**
 * The emptied fields that a patch, or a POST of a form or to the record's own path, cannot express
 * as empty: their old values would stay in the service. A merge patch can empty every field.
 */
export function keptFields(
  operation: Patch,
  { request, values, before, record }: Changed,
  fields: Names,
): string[] {
  const { method, path } = operation;
  const isPost = method === "post" && (takesForm(operation) || path.endsWith("}"));
  const isPart = isPatch(operation) || isPost;
  if (!isPart || record === null || isMergePatch(operation)) return [];
  return optionalFields(operation, fields).filter(
    (name) => isEmpty(values[name]) && !isEmpty(before[name]) && !isSaid(operation, request[name]),
  );
}

/**
 * The emptied fields that an answer still holds, by itself or inside a field such as `data`: many a
 * service takes a replacement as a patch, and so keeps what the request leaves out.
 */
export function keptDespite(
  { fields }: Pick<DrawnForm, "fields">,
  { values, before }: Pick<Changed, "values" | "before">,
  answer: unknown,
): FieldPlan[] {
  const records = [answer, ...Object.values(fieldsOf(answer))].filter(isRecord);
  return fields.flatMap(partsOf).filter(({ name }) => {
    if (!isEmpty(values[name]) || isEmpty(before[name])) return false;
    const told = records.filter((record) => Object.hasOwn(record, name));
    return told.length > 0 && told.every((record) => equal(record[name], before[name]));
  });
}

function optionalFields({ parameters }: Patch, fields: Names): string[] {
  return parameters.flatMap(({ name, in: place, required }) =>
    place === "body" && !required && fields.has(name) ? [name] : [],
  );
}

/** In a merge patch a record's removed fields must be sent as `null`. */
function withoutGone(before: unknown, after: unknown): unknown {
  if (!isRecord(before) || !isRecord(after)) return after;
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return Object.fromEntries(
    [...names].map((name) => [name, withoutGone(before[name], after[name] ?? null)]),
  );
}
