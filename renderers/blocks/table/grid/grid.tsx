import {
  type ClipboardEvent,
  type CSSProperties,
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useMemo,
  useRef,
} from "react";
import { late } from "../../../../src/ui/late/late.ts";
import type { TableView } from "../arrange/table-view.ts";
import { headingOf } from "../query/row-groups.ts";
import type { TableSort } from "../query/table-query.ts";
import type { Row } from "../query/table-rows.ts";
import type { RowDeeds } from "../rows/use-row-deeds.ts";
import styles from "./grid.module.css";
import { type GridColumn, pinnedOffsets } from "./grid-column.ts";
import { GridHead } from "./grid-head.tsx";
import type { RowPlace } from "./grid-row.tsx";
import { movingKeys, shortcutOf } from "./row-keys.ts";
import { rowMark, useDrawnRows } from "./use-drawn-rows.ts";
import { useOneStop } from "./use-one-stop.ts";
import { useScrollEdges } from "./use-scroll-edges.ts";

/** The width in pixels of the checkbox column and of the expand column. */
export const besideWidth = 40;

interface GridProps {
  /** What assistive software calls the table. */
  name: string | undefined;
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
  row(row: Row, place: RowPlace): ReactNode;
  /** The actions of the keys on a row. */
  deedsOf(row: Row): RowDeeds;
  /** The indexes of the expanded rows. */
  open: readonly number[];
  onSort(sort: TableSort | null): void;
  foot: ReactNode;
  /** What the grid shows when there are no rows. */
  empty: ReactNode;
}

const copier = late(() => import("./copy-rows.ts"));

/** Copies rows. The code is loaded once the pointer is pressed in a table, as when selecting. */
const copying = {
  onPointerDown: () => void copier.load().catch(() => undefined),
  onCopy: (event: ClipboardEvent<HTMLTableElement>) => copier.part?.copyRows(event),
};

/** A grid as a native HTML table, so that no cell needs to be measured. */
export function Grid(props: GridProps) {
  const { columns, density, isScrolled, isWindowed, before, rows, onSort, foot } = props;
  const frame = useRef<HTMLDivElement>(null);
  useScrollEdges(frame, isScrolled);
  useHeadsInSight(frame, isScrolled && !isWindowed);
  useOneStop(frame);
  const drawing = useDrawnRows(frame, rows, isWindowed, props.open);
  const { drawn, height, active } = drawing;
  const act = (event: KeyboardEvent<HTMLElement>): void => {
    const row = drawing.rowOfKey(event);
    const deed = row && props.deedsOf(row).get(event.key);
    if (!deed) return;
    event.preventDefault();
    if (!event.repeat) deed(event.shiftKey);
  };
  const style = useGridStyle(props);
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
        {...copying}
        data-density={density}
        aria-label={props.name}
        aria-rowcount={isWindowed ? rows.length + 1 : undefined}
      >
        <colgroup>
          {before.count > 0 && <col span={before.count} style={{ width: besideWidth }} />}
          {columns.map((column) => (
            <col key={column.name} style={{ width: column.width }} />
          ))}
        </colgroup>
        <GridHead columns={columns} before={before.heads} onSort={onSort} />
        <tbody
          aria-keyshortcuts={shortcutsOn(rows[active], props.deedsOf)}
          onFocus={drawing.onFocus}
          onKeyDown={act}
        >
          {rows.length === 0 && (
            <tr>
              <td className={styles.empty} colSpan={before.count + columns.length}>
                {props.empty}
              </td>
            </tr>
          )}
          <DrawnRows {...props} drawn={drawn} height={height} active={active} />
        </tbody>
        {foot}
      </table>
    </div>
  );
}

/** The width of a grid, and how far its pinned columns are from its edges. */
function useGridStyle({ columns, before, width }: GridProps): CSSProperties {
  const offsets = useMemo(
    () => pinnedOffsets(columns, before.count * besideWidth),
    [columns, before.count],
  );
  return { ...offsets, ...(width !== null && { width }) };
}

/** The keys that act in the rows, as the row that takes the focus has them. */
function shortcutsOn(row: Row | undefined, deedsOf: GridProps["deedsOf"]): string | undefined {
  return row && [movingKeys, ...[...deedsOf(row).keys()].map(shortcutOf)].join(" ");
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
  /** The index of the row that takes the focus by Tab. */
  active: number;
}

/** The drawn rows, with an empty space in place of the rows that are not drawn. */
function DrawnRows({ rows, keyOf, row, drawn, height, active }: DrawnRowsProps) {
  const id = useId();
  const placeAt = (index: number, one: Row): RowPlace => ({
    [rowMark]: index,
    "aria-rowindex": drawn ? index + 2 : undefined,
    tabIndex: headingOf(one) ? undefined : index === active ? 0 : -1,
    ...(index === active && { id, "aria-labelledby": id }),
  });
  if (!drawn) {
    return rows.map((one, index) => (
      <Fragment key={keyOf(one)}>{row(one, placeAt(index, one))}</Fragment>
    ));
  }
  let next = 0;
  const shown = drawn.flatMap((index) => {
    const one = rows[index];
    const missing = index - next;
    next = index + 1;
    if (!one) return [];
    return (
      <Fragment key={keyOf(one)}>
        <Space height={missing * height} />
        {row(one, placeAt(index, one))}
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
