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

/** The computed columns and sums of an editable list of records. */
export interface WorkedRows {
  /** The computed columns, which are shown but not entered. */
  columns: readonly ColumnPlan[];
  /** The records, each with its computed values. */
  rows: readonly Row[];
  /** The sums by column name, including those of entered columns. */
  below: ReadonlyMap<string, ColumnPlan>;
  totals: Totals;
}

const none: readonly ColumnPlan[] = [];
const noRows: readonly Row[] = [];

/** The computed columns of the list around a row; `null` outside a list. */
export const WorkedRowsContext = createContext<WorkedRows | null>(null);

/** Computes a list's columns and sums; returns the same object while there are none. */
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

/** The headings of the computed columns. */
export function RowHeads({ columns }: Pick<WorkedRows, "columns">) {
  const { text } = useHost();
  return columns.map(({ name, label }) => (
    <th key={name} scope="col">
      {text(label)}
    </th>
  ));
}

/** The computed values of one row, in table cells or stacked. */
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

/** The computed values of the row at an index; a memo redraws only the row whose values change. */
export function RowValuesAt({ index, isInTable }: { index: number; isInTable: boolean }) {
  const worked = useContext(WorkedRowsContext);
  const row = worked?.rows[index];
  return worked && row && <RowValues columns={worked.columns} row={row} isInTable={isInTable} />;
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <span className={styles.label}>{label}</span>
      {children}
    </div>
  );
}

/** The sums below a list that is not drawn as a table. */
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
  /** The entered columns, in order. */
  entered: readonly { name: string; label: string }[];
  hasTools: boolean;
}

/** The row of sums below a table, where there are any. */
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
