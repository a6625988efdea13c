import type { FieldPlan } from "../../../../../src/language/plan/plans.ts";
import type { PageHost } from "../../../../runtime/page/host.ts";
import { plainText } from "../../../../runtime/show/plain-text.ts";
import type { Row } from "../../query/table-rows.ts";
import type { CellFault, ImportRow } from "../check-rows.ts";
import { recordsBy, sameValue } from "./same-value.ts";

/** The existing records and unique fields against which rows are checked. */
interface Known {
  fields: readonly FieldPlan[];
  /** The existing records of the table. */
  existing: readonly Row[];
  text: PageHost["text"];
}

/**
 * Finds values of unique fields that repeat an earlier row or another record than the one updated.
 */
export function repeatedValues(
  rows: readonly ImportRow[],
  { fields, existing, text }: Known,
): CellFault[] {
  return fields.flatMap(({ name, label }) => {
    const there = recordsBy(name, existing);
    const seen = new Map<string, number>();
    return rows.flatMap((row) => {
      const value = sameValue(row.request[name]);
      if (value === "") return [];
      const before = seen.get(value);
      seen.set(value, before ?? row.number);
      const isThere = there.get(value)?.some((record) => record !== row.target) ?? false;
      if (before === undefined && !isThere) return [];
      const fault = { row: row.number, column: text(label), value: plainText(row.request[name]) };
      const message =
        before === undefined
          ? text("import.repeated.there")
          : text("import.repeated.inFile", { row: before });
      return [{ ...fault, message }];
    });
  });
}
