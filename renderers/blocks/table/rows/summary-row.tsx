import { Table } from "antd";
import { useHost } from "../../../runtime/page/contexts.ts";
import { FieldValue } from "../../../runtime/show/cell-view.tsx";
import { formatsOf } from "../../../runtime/show/format-values.ts";
import type { TablePlan } from "../kind.ts";
import styles from "../table.module.css";
import type { Totals } from "./totals.ts";

interface SummaryProps {
  plan: TablePlan;
  totals: Totals;
}

/** What stands below the columns of a table, in a row that is none of its own. */
export function SummaryRow(props: SummaryProps & { before: number; isFixed: boolean }) {
  const { plan, before, isFixed } = props;
  const { columns, rowActions } = plan;
  return (
    <Table.Summary fixed={isFixed ? "bottom" : false}>
      <Table.Summary.Row>
        {Array.from({ length: before }, (_, index) => (
          <Table.Summary.Cell key={`before ${index.toString()}`} index={index} />
        ))}
        {columns.map((column, index) => (
          <Table.Summary.Cell
            key={column.name}
            index={before + index}
            align={column.align === "start" ? "left" : column.align === "end" ? "right" : "center"}
          >
            <SummaryValue column={column} totals={props.totals} />
          </Table.Summary.Cell>
        ))}
        {rowActions.length > 0 && <Table.Summary.Cell index={before + columns.length} />}
      </Table.Summary.Row>
    </Table.Summary>
  );
}

/** The same below the rows on a screen too narrow for columns. */
export function SummaryList({ plan, totals }: SummaryProps) {
  const { text } = useHost();
  const columns = plan.columns.filter(({ summary }) => summary !== null);
  if (columns.length === 0) return null;
  return (
    <dl className={styles.values}>
      {columns.map((column) => (
        <div key={column.name} className={styles.summed}>
          <dt>{text(column.label)}</dt>
          <dd>
            <SummaryValue column={column} totals={totals} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What is worked out, of which rows, and what it comes to. */
function SummaryValue({
  column,
  totals,
}: {
  column: TablePlan["columns"][number];
  totals: Totals;
}) {
  const { text, language } = useHost();
  const { summary, name } = column;
  if (summary === null) return null;
  const value = totals.values.get(name);
  const sort = typeof summary === "object" ? "total" : summary;
  const isOfPage = totals.isOfPage && sort !== "total";
  return (
    <span className={styles.summary}>
      <span className={styles.summaryName}>
        {text(`table.summary.${isOfPage ? "ofPage" : "ofAll"}.${sort}`)}
      </span>
      {sort === "count" && typeof value === "number" ? (
        formatsOf(language).number.format(value)
      ) : (
        <FieldValue field={column} row={{ [name]: value }} />
      )}
    </span>
  );
}
