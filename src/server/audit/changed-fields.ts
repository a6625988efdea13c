import { shippedCatalogue } from "../../catalogue/shipped.ts";
import type { Answers } from "../../catalogue/types.gen.ts";
import { type AuditedRecords, auditedRecords } from "./audited-records.ts";
import type { RecordChange } from "./record-changes.ts";

type ChangedField = Answers["audit.getOne"]["changes"][number];

/** Maximum changed fields shown for one entry. */
const mostFields = 1_000;

/**
 * The changes of an entry, field by field, with the title and the dictionary of each field from the
 * catalogue. Fields that are empty on both sides are left out, as is common in new records.
 */
export function changedFields(area: string, changes: readonly RecordChange[]): ChangedField[] {
  const records = auditedRecords[area];
  const fields: ChangedField[] = [];
  for (const { label, before, after } of changes) {
    for (const name of Object.keys(after ?? before ?? {})) {
      const [was, is] = [before?.[name] ?? null, after?.[name] ?? null];
      if (isEmpty(was) && isEmpty(is)) continue;
      fields.push({ record: label, ...namesOf(records, name), before: was, after: is });
      if (fields.length === mostFields) return fields;
    }
  }
  return fields;
}

function namesOf(
  records: AuditedRecords | undefined,
  name: string,
): Pick<ChangedField, "field" | "dict"> {
  const catalogue = shippedCatalogue();
  const schema = catalogue.resolve({ $ref: records?.schema ?? "" }).properties?.[name] ?? {};
  const { title, items, "x-dict": dict } = catalogue.resolve(schema);
  return {
    field: records?.titles?.[name] ?? title ?? name,
    dict: dict ?? catalogue.resolve(items ?? {})["x-dict"] ?? null,
  };
}

function isEmpty(value: unknown): boolean {
  return value === null || value === "" || (Array.isArray(value) && value.length === 0);
}
