import {
  type CSSProperties,
  Fragment,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
} from "react";
import type { TableView } from "../arrange/table-view.ts";
import type { TableSort } from "../query/table-query.ts";
import type { Row } from "../query/table-rows.ts";
import styles from "./grid.module.css";
import { type GridColumn, pinnedOffsets } from "./grid-column.ts";
import { GridHead } from "./grid-head.tsx";
import { useDrawnRows } from "./use-drawn-rows.ts";
import { useScrollEdges } from "./use-scroll-edges.ts";

/** The width in pixels of the checkbox column and of the expand column. */
export const besideWidth = 40;

interface GridProps {
  columns: readonly GridColumn[];
  density: TableView["density"];
  /**
   * The total width of the grid's columns in pixels; `null` where they share the available width.
   */
  width: number | null;
  /** Whether the columns are wider than the available width, so that the grid scrolls sideways. */
  isScrolled: boolean;
  /** Whether there are so many rows that only the visible ones are drawn. */
  isWindowed: boolean;
  /**
   * The number of columns before the data columns, each {@link besideWidth} wide, and their
   * headers.
   */
  before: { count: number; heads: ReactNode };
  rows: readonly Row[];
  keyOf(row: Row): string;
  /** Draws a row; `index` is the row's index, or `null` where the grid draws all rows. */
  row(row: Row, index: number | null): ReactNode;
  /** The indexes of the expanded rows. */
  open: readonly number[];
  onSort(sort: TableSort | null): void;
  foot: ReactNode;
  /** What the grid shows when there are no rows. */
  empty: ReactNode;
}

/** A grid as a native HTML table, so that no cell needs to be measured. */
export function Grid(props: GridProps) {
  const { columns, density, width, isScrolled, isWindowed, before, rows, onSort, foot } = props;
  const frame = useRef<HTMLDivElement>(null);
  useScrollEdges(frame, isScrolled);
  useHeadsInSight(frame, isScrolled && !isWindowed);
  const { drawn, height, ...focus } = useDrawnRows(frame, rows.length, isWindowed, props.open);
  const offsets = useMemo(
    () => pinnedOffsets(columns, before.count * besideWidth),
    [columns, before.count],
  );
  const style: CSSProperties = { ...offsets, ...(width !== null && { width }) };
  const span = before.count + columns.length;
  return (
    <div
      ref={frame}
      className={styles.frame}
      data-scrolls={isScrolled || undefined}
      data-windowed={isWindowed || undefined}
    >
      <table
        className={styles.table}
        style={style}
        data-density={density}
        aria-rowcount={isWindowed ? rows.length + 1 : undefined}
      >
        <colgroup>
          {before.count > 0 && <col span={before.count} style={{ width: besideWidth }} />}
          {columns.map((column) => (
            <col key={column.name} style={{ width: column.width }} />
          ))}
        </colgroup>
        <GridHead columns={columns} before={before.heads} onSort={onSort} />
        <tbody {...focus}>
          {rows.length === 0 && (
            <tr>
              <td className={styles.empty} colSpan={span}>
                {props.empty}
              </td>
            </tr>
          )}
          <DrawnRows {...props} drawn={drawn} height={height} />
        </tbody>
        {foot}
      </table>
    </div>
  );
}

/** Moves the header row along with the window where CSS alone cannot keep it visible. */
function useHeadsInSight(frame: RefObject<HTMLElement | null>, isMoved: boolean): void {
  useEffect(() => {
    if (!isMoved) return undefined;
    const ending = new AbortController();
    void import("./keep-heads-in-sight.ts").then(({ keepHeadsInSight }) => {
      if (frame.current) keepHeadsInSight(frame.current, ending.signal);
    });
    return () => ending.abort();
  }, [frame, isMoved]);
}

interface DrawnRowsProps extends Pick<GridProps, "rows" | "keyOf" | "row"> {
  /** The indexes of the rows that are drawn; `null` where all are. */
  drawn: readonly number[] | null;
  height: number;
}

/** The drawn rows, with an empty space in place of the rows that are not drawn. */
function DrawnRows({ rows, keyOf, row, drawn, height }: DrawnRowsProps) {
  if (!drawn) return rows.map((one) => <Fragment key={keyOf(one)}>{row(one, null)}</Fragment>);
  let next = 0;
  const shown = drawn.flatMap((index) => {
    const one = rows[index];
    const missing = index - next;
    next = index + 1;
    if (!one) return [];
    return (
      <Fragment key={keyOf(one)}>
        <Space height={missing * height} />
        {row(one, index)}
      </Fragment>
    );
  });
  return (
    <>
      {shown}
      <Space height={(rows.length - next) * height} />
    </>
  );
}

function Space({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden className={styles.space}>
      <td style={{ height }} />
    </tr>
  );
}
