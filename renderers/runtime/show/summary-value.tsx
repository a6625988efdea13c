import type { ColumnPlan } from "../../../src/language/plan/column.ts";
import { useHost } from "../page/contexts.ts";
import { FieldValue } from "./cell-view.tsx";
import { formatsOf } from "./format-values.ts";
import styles from "./summary-value.module.css";
import type { Totals } from "./totals.ts";

/** A column's summary: function, rows covered and result. */
export function SummaryValue({ column, totals }: { column: ColumnPlan; totals: Totals }) {
  const { text, language } = useHost();
  const { summary, name } = column;
  if (summary === null) return null;
  const value = totals.values.get(name);
  const sort = typeof summary === "object" ? "total" : summary;
  const isOfPage = totals.isOfPage && sort !== "total";
  return (
    <span className={styles.summary}>
      <span className={styles.summaryName}>
        {text(`block.summary.${isOfPage ? "ofPage" : "ofAll"}.${sort}`)}
      </span>
      {sort === "count" && typeof value === "number" ? (
        formatsOf(language).number.format(value)
      ) : (
        <FieldValue field={column} row={{ [name]: value }} />
      )}
    </span>
  );
}
