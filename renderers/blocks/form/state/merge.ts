import type { Catalogue } from "../../../../src/catalogue/catalogue.ts";
import { keysAt } from "../../../../src/catalogue/headers/version-header.ts";
import type { Operation } from "../../../../src/catalogue/operation.ts";
import { isRecord, own, ownList, ownText } from "../../../../src/catalogue/schema/record.ts";
import type { FormField } from "../plan/fields.ts";
import { type FormValues, isChanged, partsOf } from "./form-values.ts";

/** The saved state that a form's changes are based on. */
export interface FormBase {
  /** The record as read; `null` for a new record. */
  record: FormValues | null;
  /** The values of the form's fields in the saved state. */
  values: FormValues;
}

/** A record that others have changed since the form read it. */
export interface Stale {
  record: FormValues;
  /** The name of the member who last changed the record, if known. */
  changedBy: string;
}

/** The merged changes of both sides to a form's fields. */
export interface Merge {
  /** The merged values; where both sides differ, the person's own value stands. */
  values: FormValues;
  /** The fields that only others have changed. */
  theirs: readonly FormField[];
  /** The fields that both sides have changed to different values. */
  contradictions: readonly FormField[];
}

interface Sides {
  before: FormValues;
  mine: FormValues;
  theirs: FormValues;
}

/**
 * Three-way merge of a form's fields; a field that is not `shown` is not sent and so counts as
 * unchanged.
 */
export function mergeFields(
  fields: readonly FormField[],
  shown: readonly FormField[],
  { before, mine, theirs }: Sides,
): Merge {
  const differs = (field: FormField, one: FormValues, other: FormValues): boolean =>
    isChanged({ fields: [field] }, one, other);
  const isMine = (field: FormField): boolean =>
    shown.includes(field) && differs(field, mine, before);
  const changed = fields.filter((field) => differs(field, theirs, before));
  const taken = changed.filter((field) => !isMine(field));
  return {
    values: withFieldsOf(mine, taken, theirs),
    theirs: taken,
    contradictions: changed.filter((field) => isMine(field) && differs(field, mine, theirs)),
  };
}

/** The values with some fields taken from other values. */
export function withFieldsOf(
  values: FormValues,
  fields: readonly FormField[],
  from: FormValues,
): FormValues {
  const taken = { ...values };
  for (const { name } of fields.flatMap(partsOf)) {
    if (from[name] === undefined) delete taken[name];
    else taken[name] = from[name];
  }
  return taken;
}

/** The current record in the data of a refused request; `null` where the refusal has none. */
export function staleOf(
  catalogue: Catalogue,
  { version }: Operation,
  request: FormValues,
  data: unknown,
): Stale | null {
  if (!version || !("row" in version)) return null;
  const { "x-key": key = "id" } = catalogue.resolve(version.row);
  const [wanted] = keysAt(request, version.key);
  const record = ownList(data, "records").find((one) => String(own(one, key)) === wanted);
  return isRecord(record) ? { record, changedBy: ownText(data, "changedBy") ?? "" } : null;
}
