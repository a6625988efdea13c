import { useHost } from "../../../runtime/page/contexts.ts";
import { SummaryValue } from "../../../runtime/show/summary-value.tsx";
import type { Totals } from "../../../runtime/show/totals.ts";
import type { TablePlan } from "../kind.ts";
import styles from "../table.module.css";

interface SummaryProps {
  plan: Pick<TablePlan, "columns">;
  totals: Totals;
}

/** The footer row of a table, which shows the totals below their columns. */
export function SummaryRow({
  plan,
  totals,
  before,
}: SummaryProps & { before: number; plan: TablePlan }) {
  return (
    <tfoot>
      <tr>
        {before > 0 && <td colSpan={before} data-off-paper />}
        {plan.columns.map((column) => (
          <td key={column.name} data-align={column.align}>
            <SummaryValue column={column} totals={totals} />
          </td>
        ))}
        {plan.rowActions.length > 0 && <td data-off-paper />}
      </tr>
    </tfoot>
  );
}

/** The totals below the cards, on a screen too narrow for columns. */
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
