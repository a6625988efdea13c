import { type KeyboardEvent, type RefObject, useRef } from "react";
import { flushSync } from "react-dom";
import { useWindow, windowedFrom } from "../../../src/ui/list/use-window.ts";
import { useIsPrinted } from "../../../src/ui/use-media.ts";
import { PlannedLink } from "../../runtime/link/planned-link.tsx";
import { useHost } from "../../runtime/page/contexts.ts";
import type { PageHost } from "../../runtime/page/host.ts";
import { useBlockTitle } from "../../runtime/page/panel.tsx";
import styles from "./chart.module.css";
import type { ChartPlan } from "./kind.ts";
import { scrolledByKeys } from "./scrolled-by-keys.ts";
import { numberText, type ShownItem, toneOf } from "./use-chart-items.ts";

interface ChartTableProps {
  plan: ChartPlan;
  items: readonly ShownItem[];
  /** Whether the table is visually hidden: screen readers and the keyboard still reach it. */
  isHidden: boolean;
  active: number | null;
  onActive(index: number | null): void;
}

/** The values of a chart as a table; beside a ring it is its legend. */
export function ChartTable({ plan, items, isHidden, active, onActive }: ChartTableProps) {
  const { text } = useHost();
  const name = useBlockTitle(plan) ?? valueLabel(plan, text);
  const isRing = plan.as === "doughnut";
  const scroller = useRef<HTMLDivElement>(null);
  const [start, end] = useDrawnRows(scroller, items.length, isHidden, active);
  const isLong = items.length >= windowedFrom;
  const leading = items.findIndex(({ leads }) => leads !== null);
  return (
    <div
      ref={scroller}
      className={isHidden ? styles.hidden : isLong ? styles.longFrame : styles.tableFrame}
      {...(isLong && !isHidden && scrolledByKeys(name))}
    >
      <table
        className={styles.table}
        aria-rowcount={isLong ? items.length + 1 : undefined}
        onKeyDown={isHidden ? (event) => moveFocus(event, items, active, onActive) : undefined}
      >
        <caption className={styles.hidden}>{name}</caption>
        <thead className={isRing ? styles.hidden : undefined}>
          <tr>
            <th scope="col">{text(plan.category.label ?? "chart.category")}</th>
            <th scope="col" className={styles.number}>
              {valueLabel(plan, text)}
            </th>
            {isRing && <th scope="col">{text("chart.share")}</th>}
          </tr>
        </thead>
        <tbody>
          <Space rows={isHidden ? 0 : start} />
          {items.slice(start, end).map((item, offset) => (
            <ItemRow
              key={item.key}
              item={item}
              index={start + offset}
              isLong={isLong}
              share={isRing ? shareText(item, items) : null}
              isActive={start + offset === active}
              isInTabOrder={!isHidden || start + offset === (active ?? leading)}
              onActive={onActive}
            />
          ))}
          <Space rows={isHidden ? 0 : items.length - end} />
        </tbody>
      </table>
    </div>
  );
}

/** Height of a row in a long table, in pixels; must match the CSS. */
const rowHeightPx = 36;

/**
 * An empty row as high as all the rows it replaces, so that scrolling works without drawing them.
 */
function Space({ rows }: { rows: number }) {
  return rows > 0 && <tr aria-hidden style={{ height: rows * rowHeightPx }} />;
}

/**
 * The rows to draw: all rows of a short table, otherwise those in view, or those near the active
 * row while the table is hidden.
 */
function useDrawnRows(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  isHidden: boolean,
  active: number | null,
): readonly [number, number] {
  const isPrinted = useIsPrinted();
  const isLong = !(isPrinted && !isHidden) && count >= windowedFrom;
  const inSight = useWindow(scroller, isLong && !isHidden ? count : 0, rowHeightPx);
  if (!isLong) return [0, count];
  if (!isHidden) return inSight;
  const from = Math.max(0, (active ?? 0) - windowedFrom / 2);
  return [from, Math.min(count, from + windowedFrom)];
}

interface ItemRowProps {
  item: ShownItem;
  index: number;
  isLong: boolean;
  /** The item's share of the ring, as text. */
  share: string | null;
  isActive: boolean;
  isInTabOrder: boolean;
  onActive(index: number | null): void;
}

function ItemRow(props: ItemRowProps) {
  const { item, index, isLong, share, isActive, isInTabOrder, onActive } = props;
  const textOf = numberText(useHost());
  return (
    <tr
      className={isActive ? styles.active : undefined}
      data-item={index}
      aria-rowindex={isLong ? index + 2 : undefined}
      onMouseEnter={() => onActive(index)}
      onMouseLeave={() => onActive(null)}
    >
      <th scope="row">
        {share !== null && <span className={`${styles.swatch} ${styles[toneOf(item, index)]}`} />}
        {item.leads === null ? (
          item.label
        ) : (
          <PlannedLink
            to={item.leads}
            tabIndex={isInTabOrder ? 0 : -1}
            onFocus={() => onActive(index)}
            onBlur={() => onActive(null)}
          >
            {item.label}
          </PlannedLink>
        )}
      </th>
      <td className={styles.number}>{textOf(item.value)}</td>
      {share !== null && <td className={styles.share}>{share}</td>}
    </tr>
  );
}

/** The heading of the numbers; it marks an average as such where the page gives no label. */
export function valueLabel({ value, combine }: ChartPlan, text: PageHost["text"]): string {
  const label = text(value?.label ?? (combine === "count" ? "chart.count" : "chart.value"));
  return combine === "average" && !value?.isNamed ? text("chart.averageOf", { label }) : label;
}

function shareText({ value }: ShownItem, items: readonly ShownItem[]): string {
  const whole = items.reduce((sum, item) => sum + Math.max(0, item.value ?? 0), 0);
  return whole === 0 ? "" : `${Math.round((100 * Math.max(0, value ?? 0)) / whole)} %`;
}

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Moves the focus by arrow key between the items with links; the chart is one tab stop. */
function moveFocus(
  event: KeyboardEvent<HTMLTableElement>,
  items: readonly ShownItem[],
  active: number | null,
  onActive: (index: number) => void,
): void {
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const leading = items.flatMap(({ leads }, index) => (leads === null ? [] : [index]));
  const from = active === null ? -1 : leading.indexOf(active);
  const next = leading[Math.max(0, Math.min(leading.length - 1, from + step))];
  if (next === undefined) return;
  const table = event.currentTarget;
  // The row is drawn first, since a row out of view has no element to focus.
  flushSync(() => onActive(next));
  table.querySelector<HTMLElement>(`[data-item="${next}"] :is(a, button)`)?.focus();
}
