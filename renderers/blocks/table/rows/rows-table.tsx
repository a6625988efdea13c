import { memo, type ReactNode, useMemo } from "react";
import { windowedFrom } from "../../../../src/ui/list/use-window.ts";
import { useIsPrinted } from "../../../../src/ui/use-media.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import { useBlockName } from "../../../runtime/page/panel.tsx";
import { formatsOf } from "../../../runtime/show/format-values.ts";
import { toneOf } from "../../../runtime/show/toned.tsx";
import type { Totals } from "../../../runtime/show/totals.ts";
import type { Arrangement } from "../arrange/table-view.ts";
import { ExpandedRow } from "../expand/expanded-row.tsx";
import { mostPrinted } from "../export/use-printing.ts";
import gridStyles from "../grid/grid.module.css";
import { besideWidth, Grid } from "../grid/grid.tsx";
import type { GridCell } from "../grid/grid-column.ts";
import { GridRow, type RowPlace } from "../grid/grid-row.tsx";
import { openMark } from "../grid/use-drawn-rows.ts";
import { type RowChecks, useRowChecks } from "../grid/use-row-checks.ts";
import { headingOf } from "../query/row-groups.ts";
import type { TableSort } from "../query/table-query.ts";
import type { Row } from "../query/table-rows.ts";
import styles from "../table.module.css";
import { BesideCells, BesideHeads } from "./beside-cells.tsx";
import { GroupRow } from "./group-heading.tsx";
import { SummaryRow } from "./summary-row.tsx";
import { useColumns } from "./use-columns.ts";
import { useRowDeeds } from "./use-row-deeds.ts";
import type { CheckedRows, ExpandedRows, Selection } from "./use-row-state.ts";

const scrollbarWidth = 12;

interface RowsTableProps {
  arrangement: Arrangement;
  rows: readonly Row[];
  keys: ReadonlyMap<Row, string>;
  /** The width in pixels that is available for the columns. */
  available: number;
  sort: TableSort | null;
  onSort(sort: TableSort | null): void;
  /** The selected row; `null` where the block has no name, since no other block could read it. */
  selection: Selection | null;
  /** The checked rows; `null` where the table has no actions on several rows. */
  checked: CheckedRows | null;
  /** The expanded rows; `null` where rows cannot be expanded. */
  expanded: ExpandedRows | null;
  totals: Totals;
  /** The number of rows found; `null` where it is not known for certain. */
  total: number | null;
  empty: ReactNode;
}

/** The rows of a table on a screen wide enough for columns. */
export const RowsTable = memo(function RowsTable(props: RowsTableProps) {
  const { arrangement, rows, keys, available, sort, expanded, totals } = props;
  const { plan, view } = arrangement;
  const name = useBlockName(plan);
  const isPrinted = useIsPrinted();
  const isWindowed = !isPrinted && rows.length >= windowedFrom;
  const drawn = isPrinted ? rows.slice(0, mostPrinted) : rows;
  const count = [props.checked, expanded].filter(Boolean).length;
  const room = available - count * besideWidth - (isWindowed ? scrollbarWidth : 0);
  const data = useMemo(
    () => (plan.groupBy ? rows.filter((row) => !headingOf(row)) : rows),
    [plan, rows],
  );
  const checks = useRowChecks(data, keys, props.checked);
  const deedsOf = useRowDeeds(props.selection, checks, keys);
  const { columns, cells, width, isChosen } = useColumns(arrangement, data, sort, room);
  const isScrolled = width > room;
  // Where the member has chosen widths, spare width stays empty, since no column may be stretched.
  const isOwnWidth = isScrolled || (isChosen && width < room);
  const open = expanded ? openPlaces(rows, keys, expanded) : nowhere;
  const drawing = { ...props, cells, checks, before: count };
  const grid = (
    <Grid
      name={name}
      columns={columns}
      isScrolled={isScrolled}
      isWindowed={isWindowed}
      open={open}
      rows={drawn}
      density={view.density}
      // In print, the width of the paper applies.
      width={isOwnWidth && !isPrinted ? width + count * besideWidth : null}
      before={{
        count,
        heads: (
          <BesideHeads checks={checks} expanded={expanded} isWhole={data.length === props.total} />
        ),
      }}
      keyOf={(row) => keys.get(row) ?? headingOf(row)?.key ?? ""}
      row={(row, place) => <RowOrHeading {...drawing} row={row} place={place} />}
      deedsOf={deedsOf}
      onSort={props.onSort}
      foot={
        plan.columns.some(({ summary }) => summary !== null) && (
          <SummaryRow plan={plan} totals={totals} before={count} />
        )
      }
      empty={props.empty}
    />
  );
  return (
    <>
      {grid}
      {drawn.length < rows.length && (
        <FirstOnPaper count={drawn.length} of={Math.max(rows.length, props.total ?? 0)} />
      )}
    </>
  );
});

/** The note that only the first rows are printed. */
function FirstOnPaper({ count, of }: { count: number; of: number }) {
  const { text, language } = useHost();
  const { number } = formatsOf(language);
  return (
    <p>{text("table.printedFirst", { number: number.format(count), total: number.format(of) })}</p>
  );
}

const nowhere: readonly number[] = [];

function openPlaces(
  rows: readonly Row[],
  keys: ReadonlyMap<Row, string>,
  expanded: ExpandedRows,
): readonly number[] {
  if (expanded.keys.size === 0) return nowhere;
  return rows.flatMap((row, index) => (expanded.keys.has(keys.get(row) ?? "") ? [index] : []));
}

interface DrawnRowProps extends RowsTableProps {
  row: Row;
  place: RowPlace;
  cells: readonly GridCell[];
  checks: RowChecks | null;
  /** The number of columns before the data columns. */
  before: number;
}

function RowOrHeading(props: DrawnRowProps) {
  const { arrangement, row, place, cells, before } = props;
  const group = headingOf(row);
  if (!group) return <DataRow {...props} />;
  return (
    <GroupRow plan={arrangement.plan} group={group} cells={cells} before={before} place={place} />
  );
}

/** A data row and, while the row is expanded, the panel below it. */
function DataRow(props: DrawnRowProps) {
  const { arrangement, row, place, cells, keys, selection, expanded, available } = props;
  const { labelField } = arrangement.plan.rows;
  const rowKey = keys.get(row) ?? "";
  const isSelected = selection && selection.key === rowKey;
  const tone = toneOf(row);
  const className = [
    gridStyles.row,
    selection && styles.selectable,
    isSelected && styles.selected,
    tone && styles[`${tone}Row`],
  ]
    .filter(Boolean)
    .join(" ");
  return (
    <>
      <GridRow
        row={row}
        rowKey={rowKey}
        place={place}
        cells={cells}
        className={className}
        isSelected={isSelected}
        before={
          <BesideCells
            row={row}
            rowKey={rowKey}
            labelField={labelField}
            checks={props.checks}
            expanded={expanded}
          />
        }
        toggle={(one) => selection?.toggle(one)}
      />
      {expanded?.keys.has(rowKey) && (
        <tr {...{ [openMark]: true }}>
          <td colSpan={props.before + cells.length} className={styles.opened}>
            <div className={styles.openedFrame} style={{ width: available }}>
              <ExpandedRow row={row} rowKey={rowKey} labelField={labelField} expanded={expanded} />
            </div>
          </td>
        </tr>
      )}
    </>
  );
}
