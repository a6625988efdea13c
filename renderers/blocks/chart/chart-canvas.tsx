import { theme } from "antd";
import {
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  DoughnutController,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from "chart.js";
import { type CSSProperties, type RefObject, useContext, useEffect, useRef } from "react";
import { useIsPrinted } from "../../../src/ui/use-media.ts";
import { LeadContext } from "../../runtime/link/links.tsx";
import { useHost } from "../../runtime/page/contexts.ts";
import { useBlockTitle } from "../../runtime/page/panel.tsx";
import styles from "./chart.module.css";
import { chartConfiguration, type DrawnChart, leastWidthOf } from "./chart-configuration.ts";
import { valueLabel } from "./chart-table.tsx";
import type { ChartPlan } from "./kind.ts";
import { scrolledByKeys } from "./scrolled-by-keys.ts";
import { numberText, type ShownItem } from "./use-chart-items.ts";

Chart.register(
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  DoughnutController,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
);

interface ChartCanvasProps {
  plan: ChartPlan;
  items: readonly ShownItem[];
  /** Index of the item that has keyboard focus or whose name the pointer is on. */
  active: number | null;
}

/**
 * The drawn chart. It is hidden from screen readers, because the table beside it holds the same
 * values.
 */
export function ChartCanvas({ plan, items, active }: ChartCanvasProps) {
  const { text } = useHost();
  const canvas = useRef<HTMLCanvasElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const chart = useDrawnChart(canvas, plan, items);
  const title = useBlockTitle(plan);
  const { as } = plan;
  useEffect(() => {
    const { current } = chart;
    if (!current) return;
    // The chart is redrawn only when the active item has changed.
    if (active === null && current.getActiveElements().length === 0) return;
    const elements = active === null ? [] : [{ datasetIndex: 0, index: active }];
    current.setActiveElements(elements);
    current.tooltip?.setActiveElements(elements, { x: 0, y: 0 });
    current.update("none");
    if (active !== null) showItem(scroller.current, active / items.length);
  }, [chart, active, items]);
  const minWidth = leastWidthOf({ as, items });
  const style: CSSProperties & Record<"--least-width", string | undefined> = {
    minHeight: as === "bar" ? barsHeight(items.length) : undefined,
    "--least-width": minWidth === null ? undefined : `${minWidth}px`,
  };
  const drawing = (
    <div className={as === "doughnut" ? styles.ring : styles.drawing} style={style}>
      <canvas ref={canvas} aria-hidden />
    </div>
  );
  if (minWidth === null) return drawing;
  return (
    <div
      ref={scroller}
      className={styles.wide}
      {...scrolledByKeys(title ?? valueLabel(plan, text))}
    >
      {drawing}
    </div>
  );
}

/** The chart.js chart of a canvas, or `null` where the canvas cannot be drawn on. */
function useDrawnChart(
  canvas: RefObject<HTMLCanvasElement | null>,
  plan: ChartPlan,
  items: readonly ShownItem[],
): RefObject<DrawnChart | null> {
  const host = useHost();
  const lead = useContext(LeadContext);
  const chart = useRef<DrawnChart | null>(null);
  const { token } = theme.useToken();
  // Paper does not wait for the end of a movement.
  const hasMotion = !useIsPrinted() && token.motion;
  useEffect(() => {
    const { current } = canvas;
    // Without a canvas context, as in tests without a browser, the table alone shows the values.
    if (!current?.getContext("2d")) return undefined;
    const drawn: DrawnChart = new Chart(
      current,
      chartConfiguration({
        as: plan.as,
        items,
        label: valueLabel(plan, host.text),
        textOf: numberText(host),
        totalLabel: host.text("chart.total"),
        font: { family: getComputedStyle(current).fontFamily, size: token.fontSize - 2 },
        hasMotion,
        follow: (index) => {
          const leads = items[index]?.leads;
          // The bar's link is followed only from the canvas, which cannot show its address.
          if (leads) lead(leads, false);
        },
      }),
    );
    chart.current = drawn;
    return () => {
      chart.current = null;
      drawn.destroy();
    };
  }, [canvas, plan, items, host, lead, token, hasMotion]);
  return chart;
}

/**
 * Scrolls a wide chart to an item, given as a position from 0 to 1, unless it is already in view.
 */
function showItem(scroller: HTMLElement | null, place: number): void {
  if (!scroller) return;
  const at = place * scroller.scrollWidth;
  const { scrollLeft, clientWidth } = scroller;
  const isInSight = at > scrollLeft && at < scrollLeft + clientWidth - 60;
  if (!isInSight) scroller.scrollLeft = at - clientWidth / 2;
}

/** Maximum bars reserved in the expected height of a plan without its own limit. */
const mostExpected = 12;

/** The expected height of a chart in pixels, estimated from its plan before the rows are read. */
export function expectedHeight({ as, limit }: ChartPlan): number | undefined {
  if (as !== "bar" || limit === null) return undefined;
  return barsHeight(Math.min(limit, mostExpected));
}

/** The height of horizontal bars grows with their number. */
function barsHeight(count: number): number {
  return Math.max(160, 28 * count + 40);
}
