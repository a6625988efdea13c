import type { Catalogue } from "../../../../src/catalogue/catalogue.ts";
import type { Operation } from "../../../../src/catalogue/operation.ts";
import { isRecord, own, ownList, ownText } from "../../../../src/catalogue/schema/record.ts";
import { keysAt } from "../../../../src/catalogue/version-header.ts";
import type { FormField } from "../plan/fields.ts";
import { type FormValues, isChanged, partsOf } from "./form-values.ts";

/** What a form's changes are made upon. */
export interface FormBase {
  /** The record as it was read; `null` where a new one is made. */
  record: FormValues | null;
  /** What the fields held then. */
  values: FormValues;
}

/** A record that somebody else has changed since the form began with it. */
export interface Stale {
  /** The record as it is now. */
  record: FormValues;
  /** The name of the member who changed it last, if known. */
  changedBy: string;
}

/** The changes of both sides to the fields of a form. */
export interface Merge {
  /** What the fields hold with both; what somebody entered stands where they contradict each other. */
  values: FormValues;
  /** The fields that only others have changed. */
  theirs: readonly FormField[];
  /** The fields that both have changed, each to another value. */
  contradictions: readonly FormField[];
}

interface Sides {
  before: FormValues;
  mine: FormValues;
  theirs: FormValues;
}

/** Merges three states of a form's fields; what is not `shown` is not sent, and so not changed. */
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

/** Values with those that some fields have elsewhere. */
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

/** The record of a request as the data of its refusal has it; `null` where it is not told. */
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
