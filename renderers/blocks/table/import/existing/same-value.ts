import { plainText } from "../../../../runtime/show/plain-text.ts";
import type { Row } from "../../query/table-rows.ts";

/**
 * Normalises a value for comparison as a service does: letter case and surrounding spaces are
 * ignored.
 */
export function sameValue(value: unknown): string {
  return plainText(value).trim().toLowerCase();
}

/** Groups records by their value of a field. */
export function recordsBy(field: string, records: readonly Row[]): ReadonlyMap<string, Row[]> {
  const found = new Map<string, Row[]>();
  for (const record of records) {
    const value = sameValue(record[field]);
    if (value === "") continue;
    const others = found.get(value);
    if (others) others.push(record);
    else found.set(value, [record]);
  }
  return found;
}
