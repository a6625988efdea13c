import type { Operation } from "../../../../src/catalogue/operation.ts";
import { isRecord } from "../../../../src/catalogue/schema/record.ts";
import { type FormValues, isEmpty } from "./form-values.ts";

type Bodied = Pick<Operation, "body">;

/** Whether an operation takes its body as names and texts, which have no nulls and empty lists. */
export function takesForm({ body }: Bodied): boolean {
  return (
    body?.media === "application/x-www-form-urlencoded" || body?.media === "multipart/form-data"
  );
}

/** Whether the body of a request says a value, be it that the field is empty. */
export function isSaid(operation: Bodied, value: unknown): boolean {
  const isEmptyList = Array.isArray(value) && value.length === 0;
  return value !== undefined && !(isEmptyList && takesForm(operation));
}

/**
 * The request of a form body that changes a record: what was emptied is an empty text, also within
 * records that are written in brackets, since a service keeps the fields that a form leaves out.
 */
export function asTexts({ body }: Bodied, request: FormValues, record: FormValues): FormValues {
  const entries = Object.entries(request).map(([name, value]) => {
    const style = body?.fields[name];
    const isInBrackets = style !== undefined && "style" in style && style.style === "deepObject";
    const before = record[name];
    if (isInBrackets) return [name, withEmptied(before, value)];
    return [name, value === null && !isEmpty(before) ? "" : value];
  });
  return Object.fromEntries(entries);
}

function withEmptied(before: unknown, after: unknown): unknown {
  if (!isRecord(before) || !isRecord(after)) return after;
  const gone = Object.entries(before).filter(([name, value]) => {
    return !isEmpty(value) && isEmpty(after[name]);
  });
  const kept = Object.entries(after).map(([name, value]) => [
    name,
    withEmptied(before[name], value),
  ]);
  return { ...Object.fromEntries(kept), ...Object.fromEntries(gone.map(([name]) => [name, ""])) };
}
