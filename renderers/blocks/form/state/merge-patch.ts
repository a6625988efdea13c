import type { Operation } from "../../../../src/catalogue/operation.ts";
import { isRecord } from "../../../../src/catalogue/schema/record.ts";
import { equal } from "../../../../src/catalogue/validators/validator-runtime.ts";
import { type FormValues, isEmpty } from "./form-values.ts";

/** The values of a form and the record that it started from. */
interface Changed {
  request: FormValues;
  values: FormValues;
  record: FormValues | null;
}

/** The names of the form's fields; a field that the form does not show cannot have been emptied. */
type Names = ReadonlySet<string>;

/**
 * The request of a form. For a merge patch (RFC 7396) it holds only changed fields, with `null` for
 * emptied ones; fields that the schema requires are always sent.
 */
export function sentRequest(
  { body, parameters }: Pick<Operation, "body" | "parameters">,
  { request, values, record }: Changed,
  fields: Names,
): FormValues {
  if (body?.media !== "application/merge-patch+json" || record === null) return request;
  const sent: Record<string, unknown> = { ...request };
  for (const { name, in: place, required } of parameters) {
    if (place !== "body" || required) continue;
    const before = record[name];
    const isEmptied = fields.has(name) && isEmpty(values[name]) && !isEmpty(before);
    if (isEmptied && !Array.isArray(request[name])) sent[name] = null;
    else if (equal(request[name], before)) delete sent[name];
    else if (name in sent) sent[name] = withoutGone(before, request[name]);
  }
  return sent;
}

/** In a merge patch a record's removed fields must be sent as `null`. */
function withoutGone(before: unknown, after: unknown): unknown {
  if (!isRecord(before) || !isRecord(after)) return after;
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return Object.fromEntries(
    [...names].map((name) => [name, withoutGone(before[name], after[name] ?? null)]),
  );
}
