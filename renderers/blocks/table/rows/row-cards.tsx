import { Checkbox } from "antd";
import { memo, type ReactNode } from "react";
import { ChunkedList } from "../../../../src/ui/list/chunked-list.tsx";
import { useHost } from "../../../runtime/page/contexts.ts";
import { cellViewOf } from "../../../runtime/show/cell-view.tsx";
import { plainText } from "../../../runtime/show/plain-text.ts";
import { shownText } from "../../../runtime/show/shown-text.ts";
import type { CheckedRows } from "../bulk/use-checked-rows.ts";
import { ExpandButton } from "../expand/expand-button.tsx";
import { ExpandedRow } from "../expand/expanded-row.tsx";
import type { ExpandedRows } from "../expand/use-expanded-rows.ts";
import type { TablePlan } from "../kind.ts";
import type { Row } from "../query/table-rows.ts";
import styles from "../table.module.css";
import { RowActionsCell } from "./row-actions-cell.tsx";
import type { Selection } from "./use-selection.ts";

/** So many fields tell a row from its neighbours; more would make its card a page of its own. */
const mostFields = 6;

/** About how high a card is, in pixels. */
const estimatedHeightPx = 220;

interface RowCardsProps {
  plan: TablePlan;
  rows: readonly Row[];
  keys: ReadonlyMap<Row, string>;
  selection: Selection | null;
  checked: CheckedRows | null;
  expanded: ExpandedRows | null;
  empty: ReactNode;
}

/** The rows of a table on a screen too narrow for columns: one card each. */
export const RowCards = memo(function RowCards(props: RowCardsProps) {
  const { plan, rows, keys, selection, checked, expanded, empty } = props;
  if (rows.length === 0) return empty;
  return (
    <ChunkedList
      className={styles.cards}
      items={rows}
      estimatedHeightPx={estimatedHeightPx}
      item={(row, place) => {
        const key = keys.get(row) ?? "";
        const isSelected = selection?.key === key;
        const className = isSelected ? `${styles.card} ${styles.selected}` : styles.card;
        return (
          <li key={key} {...place} className={className}>
            {checked && <RowCheck plan={plan} row={row} rowKey={key} checked={checked} />}
            <RowCard plan={plan} row={row} isSelected={isSelected} toggle={selection?.toggle} />
            {expanded && <CardExpansion plan={plan} row={row} rowKey={key} expanded={expanded} />}
          </li>
        );
      }}
    />
  );
});

interface CardExpansionProps {
  plan: TablePlan;
  row: Row;
  rowKey: string;
  expanded: ExpandedRows;
}

function CardExpansion({ plan, row, rowKey, expanded }: CardExpansionProps) {
  const { labelField } = plan.rows;
  const isOpen = expanded.keys.has(rowKey);
  const toggle = (): void => expanded.toggle(rowKey);
  return (
    <div className={styles.cardExpansion}>
      <ExpandButton {...{ row, rowKey, labelField, isOpen }} isLabelled onToggle={toggle} />
      {isOpen && <ExpandedRow {...{ row, rowKey, labelField, expanded }} />}
    </div>
  );
}

interface RowCheckProps {
  plan: TablePlan;
  row: Row;
  rowKey: string;
  checked: CheckedRows;
}

function RowCheck({ plan, row, rowKey, checked }: RowCheckProps) {
  const host = useHost();
  const name = shownText(host, row[plan.rows.labelField]);
  return (
    <Checkbox
      className={styles.cardCheck}
      aria-label={host.text("table.check", { name })}
      checked={checked.rows.has(rowKey)}
      onChange={() => checked.toggle(rowKey)}
    />
  );
}

interface RowCardProps {
  plan: TablePlan;
  row: Row;
  isSelected: boolean;
  toggle: ((row: Row) => void) | undefined;
}

const RowCard = memo(function RowCard({ plan, row, isSelected, toggle }: RowCardProps) {
  const [first, ...others] = plan.columns;
  const subject = plainText(row[plan.rows.labelField]);
  const name = first && <ColumnValue column={first} row={row} subject={subject} />;
  return (
    <>
      <div className={styles.cardHead}>
        {toggle ? (
          <button
            type="button"
            className={styles.cardName}
            aria-pressed={isSelected}
            onClick={() => toggle(row)}
          >
            {name}
          </button>
        ) : (
          <span className={styles.cardName}>{name}</span>
        )}
        <RowActionsCell row={row} inline={0} />
      </div>
      <dl className={styles.values}>
        {others.slice(0, mostFields).map((column) => (
          <CardLine key={column.name} column={column} row={row} subject={subject} />
        ))}
      </dl>
    </>
  );
});

interface ColumnValueProps {
  column: TablePlan["columns"][number];
  row: Row;
  subject: string;
}

function CardLine(props: ColumnValueProps) {
  return (
    <>
      <dt>{useHost().text(props.column.label)}</dt>
      <dd>
        <ColumnValue {...props} />
      </dd>
    </>
  );
}

function ColumnValue({ column, row, subject }: ColumnValueProps) {
  const Cell = cellViewOf(column.cell);
  return <Cell value={row[column.name]} row={row} field={column} subject={subject} />;
}
