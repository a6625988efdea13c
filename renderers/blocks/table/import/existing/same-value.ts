import { groupedBy } from "../../../../../src/catalogue/grouped-by.ts";
import { plainText } from "../../../../runtime/show/plain-text.ts";
import type { Row } from "../../query/table-rows.ts";

/**
 * Normalises a value for comparison as a service does: letter case and surrounding spaces are
 * ignored.
 */
export function sameValue(value: unknown): string {
  return plainText(value).trim().toLowerCase();
}

/** Groups records by their value of a field, without those that have none. */
export function recordsBy(field: string, records: readonly Row[]): ReadonlyMap<string, Row[]> {
  const found = groupedBy(records, (record) => sameValue(record[field]));
  found.delete("");
  return found;
}
