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
import { type RefObject, useContext, useEffect, useRef } from "react";
import { LeadContext } from "../../runtime/link/links.tsx";
import { useHost } from "../../runtime/page/contexts.ts";
import { useBlockTitle } from "../../runtime/page/panel.tsx";
import styles from "./chart.module.css";
import { chartConfiguration, type DrawnChart, leastWidthOf } from "./chart-configuration.ts";
import { valueLabel } from "./chart-table.tsx";
import type { ChartPlan } from "./kind.ts";
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
  /** The item that the keyboard or a pointer on its name is at. */
  active: number | null;
}

/** A drawn chart; it is for the eye alone, for the table beside it says the same. */
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
    // Nothing is drawn again for nothing, above all not what has just been drawn.
    if (active === null && current.getActiveElements().length === 0) return;
    const elements = active === null ? [] : [{ datasetIndex: 0, index: active }];
    current.setActiveElements(elements);
    current.tooltip?.setActiveElements(elements, { x: 0, y: 0 });
    current.update("none");
    if (active !== null) showItem(scroller.current, active / items.length);
  }, [chart, active, items]);
  const minWidth = leastWidthOf({ as, items });
  const style = as === "bar" ? { minHeight: barsHeight(items.length) } : undefined;
  const drawing = (
    <div
      className={as === "doughnut" ? styles.ring : styles.drawing}
      style={minWidth === null ? style : { minWidth }}
    >
      <canvas ref={canvas} aria-hidden />
    </div>
  );
  if (minWidth === null) return drawing;
  return (
    <div
      ref={scroller}
      className={styles.wide}
      {...{ role: "group", "aria-label": title ?? valueLabel(plan, text), tabIndex: 0 }}
    >
      {drawing}
    </div>
  );
}

/** The chart that stands on a canvas; none where nothing can be drawn. */
function useDrawnChart(
  canvas: RefObject<HTMLCanvasElement | null>,
  plan: ChartPlan,
  items: readonly ShownItem[],
): RefObject<DrawnChart | null> {
  const host = useHost();
  const lead = useContext(LeadContext);
  const chart = useRef<DrawnChart | null>(null);
  const { token } = theme.useToken();
  useEffect(() => {
    const { current } = canvas;
    // Where nothing can be drawn, as on a page drawn to text, the table beside it says all.
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
        hasMotion: token.motion,
        follow: (index) => {
          const leads = items[index]?.leads;
          // A bar does not say where it leads.
          if (leads) lead(leads, false);
        },
      }),
    );
    chart.current = drawn;
    return () => {
      chart.current = null;
      drawn.destroy();
    };
  }, [canvas, plan, items, host, lead, token]);
  return chart;
}

/** Scrolls a wide chart to an item, told by its place from 0 to 1, unless that is in sight. */
function showItem(scroller: HTMLElement | null, place: number): void {
  if (!scroller) return;
  const at = place * scroller.scrollWidth;
  const { scrollLeft, clientWidth } = scroller;
  const isInSight = at > scrollLeft && at < scrollLeft + clientWidth - 60;
  if (!isInSight) scroller.scrollLeft = at - clientWidth / 2;
}

/** More bars than these, in a plan without a limit of its own, are not reckoned with in advance. */
const mostExpected = 12;

/** How high a chart will be, in pixels, as far as its plan tells before its rows are read. */
export function expectedHeight({ as, limit }: ChartPlan): number | undefined {
  if (as !== "bar" || limit === null) return undefined;
  return barsHeight(Math.min(limit, mostExpected));
}

/** Bars that lie need as much room as there are of them. */
function barsHeight(count: number): number {
  return Math.max(160, 28 * count + 40);
}
