import { createContext, type ReactNode, useContext, useMemo } from "react";
import { isRecord } from "../../../../src/catalogue/schema/record.ts";
import type { ColumnPlan } from "../../../../src/language/plan/column.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import { FieldValue } from "../../../runtime/show/cell-view.tsx";
import { useDerive } from "../../../runtime/show/derived.ts";
import { SummaryValue } from "../../../runtime/show/summary-value.tsx";
import { type Totals, useTotals } from "../../../runtime/show/totals.ts";
import styles from "../form.module.css";
import type { FormField } from "../plan/fields.ts";

type Row = Readonly<Record<string, unknown>>;

/** What a list of records shows beside and below what is entered in it. */
export interface WorkedRows {
  /** The columns that are shown, not entered. */
  columns: readonly ColumnPlan[];
  /** The records, each with what is worked out of it. */
  rows: readonly Row[];
  /** What stands below the columns by their names, of those that are entered too. */
  below: ReadonlyMap<string, ColumnPlan>;
  totals: Totals;
}

const none: readonly ColumnPlan[] = [];
const noRows: readonly Row[] = [];

/** What the rows around show beside what is entered; `null` outside of any. */
export const WorkedRowsContext = createContext<WorkedRows | null>(null);

/** Works out what a list shows, the same one again as long as that is nothing. */
export function useWorkedRows(
  field: Pick<FormField, "items" | "columns"> | null,
  value: unknown,
): WorkedRows {
  const all = field?.columns ?? none;
  const derive = useDerive(all);
  const list = all.length > 0 && Array.isArray(value) ? value : noRows;
  const rows = useMemo(() => list.map((row) => derive(isRecord(row) ? row : {})), [list, derive]);
  const totals = useTotals({ columns: all, isPaged: false }, rows, list);
  return useMemo(() => {
    const entered = new Set((field?.items ?? []).map(({ name }) => name));
    const below = all.filter(({ summary }) => summary !== null);
    return {
      columns: all.filter(({ name }) => !entered.has(name)),
      rows,
      below: new Map(below.map((column) => [column.name, column])),
      totals,
    };
  }, [field, all, rows, totals]);
}

/** The heads of what is shown beside what is entered. */
export function RowHeads({ columns }: Pick<WorkedRows, "columns">) {
  const { text } = useHost();
  return columns.map(({ name, label }) => (
    <th key={name} scope="col">
      {text(label)}
    </th>
  ));
}

/** What is worked out of one row, in cells of a table or one below the other. */
export function RowValues(props: Pick<WorkedRows, "columns"> & { row: Row; isInTable: boolean }) {
  const { columns, row, isInTable } = props;
  const { text } = useHost();
  return columns.map((column) => {
    const value = <FieldValue row={row} field={column} />;
    if (isInTable) {
      return (
        <td key={column.name} data-label={text(column.label)} className={styles.worked}>
          {value}
        </td>
      );
    }
    return (
      <Labelled key={column.name} label={text(column.label)}>
        {value}
      </Labelled>
    );
  });
}

/** The same of a row in a list that is entered; only this is drawn anew for what is typed in another. */
export function RowValuesAt({ index, isInTable }: { index: number; isInTable: boolean }) {
  const worked = useContext(WorkedRowsContext);
  const row = worked?.rows[index];
  return worked && row && <RowValues {...{ columns: worked.columns, row, isInTable }} />;
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <span className={styles.label}>{label}</span>
      {children}
    </div>
  );
}

/** What stands below the rows of a list that is no table. */
export function PartSums({ worked: { below, totals } }: { worked: WorkedRows }) {
  const { text } = useHost();
  return [...below.values()].map((column) => (
    <Labelled key={column.name} label={text(column.label)}>
      <SummaryValue column={column} totals={totals} />
    </Labelled>
  ));
}

interface RowSumsProps {
  worked: WorkedRows;
  /** The names of what is entered, in their order. */
  entered: readonly { name: string; label: string }[];
  hasTools: boolean;
}

/** What stands below the columns of a list that is a table, where anything does. */
export function RowSums({ worked, entered, hasTools }: RowSumsProps) {
  const { text } = useHost();
  const { columns, below, totals } = worked;
  if (below.size === 0) return null;
  const shown = columns.map(({ name, label }) => ({ name, label: text(label) }));
  return (
    <tfoot>
      <tr>
        {[...entered, ...shown].map(({ name, label }) => {
          const column = below.get(name);
          return column ? (
            <td key={name} data-label={label}>
              <SummaryValue column={column} totals={totals} />
            </td>
          ) : (
            <td key={name} />
          );
        })}
        {hasTools && <td />}
      </tr>
    </tfoot>
  );
}
