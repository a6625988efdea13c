import { Table } from "antd";
import { useHost } from "../../../runtime/page/contexts.ts";
import { SummaryValue } from "../../../runtime/show/summary-value.tsx";
import type { Totals } from "../../../runtime/show/totals.ts";
import type { TablePlan } from "../kind.ts";
import styles from "../table.module.css";

interface SummaryProps {
  plan: Pick<TablePlan, "columns">;
  totals: Totals;
}

/** What stands below the columns of a table, in a row that is none of its own. */
export function SummaryRow(
  props: SummaryProps & { plan: TablePlan; before: number; isFixed: boolean },
) {
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
