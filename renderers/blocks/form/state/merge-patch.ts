import type { Operation } from "../../../../src/catalogue/operation.ts";
import { isRecord } from "../../../../src/catalogue/schema/record.ts";
import { equal } from "../../../../src/catalogue/validators/validator-runtime.ts";
import { type FormValues, isEmpty } from "./form-values.ts";

/** What a form holds, and the record that it began with. */
interface Changed {
  request: FormValues;
  values: FormValues;
  record: FormValues | null;
}

/** The names of the fields that a form arranges; of others nobody has emptied one. */
type Names = ReadonlySet<string>;

/**
 * The request of a form as its operation wants it. A patch by RFC 7396 holds what has changed and no
 * more, and `null` for what was emptied; what the document requires stays.
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

/** A record in a patch is merged into the one that is there: what is to go is named. */
function withoutGone(before: unknown, after: unknown): unknown {
  if (!isRecord(before) || !isRecord(after)) return after;
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return Object.fromEntries(
    [...names].map((name) => [name, withoutGone(before[name], after[name] ?? null)]),
  );
}
