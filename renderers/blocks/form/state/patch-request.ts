import type { Operation } from "../../../../src/catalogue/operation.ts";
import { isRecord } from "../../../../src/catalogue/schema/record.ts";
import { equal } from "../../../../src/catalogue/validators/validator-runtime.ts";
import { type FormValues, isEmpty } from "./form-values.ts";

type Patch = Pick<Operation, "method" | "body" | "parameters">;

/** The values of a form, before and after input, and the record that it started from. */
interface Changed {
  request: FormValues;
  values: FormValues;
  before: FormValues;
  record: FormValues | null;
}

/** The names of the form's fields; a field that the form does not show cannot have been changed. */
type Names = ReadonlySet<string>;

const isMergePatch = ({ body }: Patch) => body?.media === "application/merge-patch+json";

/**
 * The request of a form. A patch holds only changed fields, so that it overwrites nothing that
 * nobody touched, and a merge patch (RFC 7396) holds `null` for emptied ones; fields that the
 * schema requires are always sent.
 */
export function sentRequest(operation: Patch, changed: Changed, fields: Names): FormValues {
  const { request, values, record } = changed;
  if (record === null) return request;
  const unchanged = unchangedFields(operation, changed, fields);
  const sent = Object.fromEntries(Object.entries(request).filter(([name]) => !unchanged.has(name)));
  if (!isMergePatch(operation)) return sent;
  for (const name of optionalFields(operation, fields)) {
    const before = record[name];
    const isEmptied = isEmpty(values[name]) && !isEmpty(before);
    if (isEmptied && !Array.isArray(request[name])) sent[name] = null;
    else if (name in sent) sent[name] = withoutGone(before, request[name]);
  }
  return sent;
}

/** The fields that a patch of an existing record leaves out, since nobody has changed them. */
export function unchangedFields(
  operation: Patch,
  { request, values, before, record }: Changed,
  fields: Names,
): Names {
  if (operation.method !== "patch" || record === null) return new Set();
  const isSame = (name: string) =>
    equal(values[name], before[name]) || equal(request[name], record[name]);
  return new Set(optionalFields(operation, fields).filter(isSame));
}

/**
 * The fields that were emptied although a patch cannot say so: their old values would stay in the
 * service. A merge patch can empty every field.
 */
export function keptFields(
  operation: Patch,
  { request, values, before, record }: Changed,
  fields: Names,
): string[] {
  if (operation.method !== "patch" || record === null || isMergePatch(operation)) return [];
  return optionalFields(operation, fields).filter(
    (name) => isEmpty(values[name]) && !isEmpty(before[name]) && request[name] === undefined,
  );
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
