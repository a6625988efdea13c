import type { FieldPlan } from "../../../../../src/language/plan/plans.ts";
import type { PageHost } from "../../../../runtime/page/host.ts";
import { plainText } from "../../../../runtime/show/plain-text.ts";
import type { Row } from "../../query/table-rows.ts";
import type { CellFault, ImportRow } from "../check-rows.ts";
import { recordsBy, sameValue } from "./same-value.ts";

/** What values are held against that may be there only once. */
interface Known {
  /** The fields whose values no two records share. */
  fields: readonly FieldPlan[];
  /** The records that are there. */
  existing: readonly Row[];
  text: PageHost["text"];
}

/** The values that rows repeat: of a row before them, or of another record than the one they change. */
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
