import type { ActiveElement, Chart, ChartConfiguration, ChartEvent, Plugin } from "chart.js";
import { textWidth } from "../../runtime/show/text-width.ts";
import { colour } from "./chart-colours.ts";
import type { ChartForm } from "./kind.ts";
import { type ShownItem, toneOf } from "./use-chart-items.ts";

type ChartSort = "bar" | "line" | "doughnut";
type Values = (number | null)[];

const mostPoints = 200;
const mostInMotion = 40;

/** Maximum columns drawn without scrolling; beyond it each column has a fixed width in pixels. */
const mostWithoutScrolling = 16;
const columnWidth = 52;

/** The minimum width of a chart in pixels so that its names stay readable; `null` for any width. */
export function leastWidthOf({ as, items }: Pick<Drawing, "as" | "items">): number | null {
  return as === "column" && items.length > mostWithoutScrolling ? columnWidth * items.length : null;
}

/** A chart in the form that chart.js uses. */
export type DrawnChart = Chart<ChartSort, Values, string>;

/** The data that a chart is drawn from. */
export interface Drawing {
  as: ChartForm;
  items: readonly ShownItem[];
  /** The label of the measured numbers. */
  label: string;
  textOf(value: number | null): string;
  totalLabel: string;
  font: { family: string; size: number };
  hasMotion: boolean;
  follow(index: number): void;
}

/** The chart.js configuration, in the colours of the current theme. */
export function chartConfiguration(
  drawing: Drawing,
): ChartConfiguration<ChartSort, Values, string> {
  const { as, items } = drawing;
  return {
    type: as === "column" ? "bar" : as,
    data: {
      labels: items.map(({ label }) => label),
      datasets: [{ data: items.map(({ value }) => value), ...datasetLook(drawing) }],
    },
    options: {
      responsive: true,
      maintainAspectRatio: false,
      // The device's pixel ratio, capped at 3, since finer detail is not visible.
      devicePixelRatio: Math.min(3, Math.max(1, window.devicePixelRatio)),
      // A chart with many items is drawn without animation, since each frame would draw all its
      // texts.
      animation: drawing.hasMotion && items.length <= mostInMotion ? { duration: 250 } : false,
      indexAxis: as === "bar" ? "y" : "x",
      font: drawing.font,
      layout: { padding: as === "bar" ? { right: 52 } : { top: as === "doughnut" ? 4 : 22 } },
      interaction: {
        mode: as === "doughnut" ? "nearest" : "index",
        intersect: as === "doughnut",
        axis: as === "bar" ? "y" : "x",
      },
      onClick: (_event, elements) => follow(drawing, elements),
      onHover: (event, elements) => showHand(drawing, event, elements),
      scales: as === "doughnut" ? {} : scalesOf(drawing),
      plugins: { tooltip: tooltipLook(drawing) },
    },
    plugins: [as === "doughnut" ? totalInside(drawing) : valuesBeside(drawing)],
  };
}

function datasetLook({ as, items }: Drawing) {
  if (as === "doughnut") {
    return {
      backgroundColor: items.map((item, index) => colour(toneOf(item, index))),
      borderColor: colour("surface"),
      borderWidth: 2,
      hoverOffset: 6,
    };
  }
  if (as === "line") {
    const accent = colour("accent");
    return {
      borderColor: accent,
      backgroundColor: colour("accentSoft"),
      pointBackgroundColor: accent,
      borderWidth: 2,
      // The points of a crowded line are hidden, so that only the line is drawn.
      pointRadius: items.length > mostPoints ? 0 : 3,
      pointHoverRadius: 6,
      tension: items.length > mostPoints ? 0 : 0.25,
      fill: true,
    };
  }
  const [bar, rest] = [colour("chart1"), colour("chartRest")];
  const [hovered, hoveredRest] = [colour("chart2"), colour("textFaint")];
  return {
    backgroundColor: items.map(({ isRest }) => (isRest ? rest : bar)),
    hoverBackgroundColor: items.map(({ isRest }) => (isRest ? hoveredRest : hovered)),
    borderRadius: 4,
    maxBarThickness: 26,
    minBarLength: 2,
  };
}

/** Minimum label width in pixels: a date fits in every language. */
const leastLabelWidth = 104;

function scalesOf(drawing: Drawing) {
  const { as, items, textOf, font } = drawing;
  const numbers = {
    beginAtZero: true,
    border: { display: false },
    grid: { color: colour("borderSoft") },
    ticks: {
      color: colour("textFaint"),
      font,
      maxTicksLimit: 6,
      callback: (value: string | number) => textOf(Number(value)),
    },
  };
  const names = {
    border: { color: colour("border") },
    grid: { display: false },
    ticks: {
      color: colour("textMuted"),
      font,
      autoSkip: as === "line" || isCrowded(drawing),
      // chart.js measures only this many labels to find the space they need.
      sampleSize: 100,
      maxRotation: 40,
      callback(this: { chart: { width: number } }, value: string | number): string {
        const room =
          as === "bar" ? 0.36 * this.chart.width : this.chart.width / Math.min(6, items.length);
        const most = leastWidthOf(drawing) === null ? room : 2 * columnWidth;
        return shortened(items[Number(value)]?.label ?? "", Math.max(leastLabelWidth, most));
      },
    },
  };
  return as === "bar" ? { x: numbers, y: names } : { x: names, y: numbers };
}

/** Cuts a label so that it fits into the given width in pixels. */
export function shortened(label: string, room: number): string {
  if (textWidth(label) <= room) return label;
  let end = Math.min(label.length, 60);
  while (end > 1 && textWidth(`${label.slice(0, end)}…`) > room) end -= 1;
  return `${label.slice(0, end).trimEnd()}…`;
}

function tooltipLook({ items, label, textOf, font }: Drawing) {
  return {
    backgroundColor: colour("raised"),
    borderColor: colour("border"),
    borderWidth: 1,
    titleColor: colour("text"),
    bodyColor: colour("textMuted"),
    titleFont: { ...font, weight: 600 },
    bodyFont: font,
    padding: 10,
    cornerRadius: 6,
    displayColors: false,
    callbacks: {
      title: ([first]: { dataIndex: number }[]) =>
        shortened(items[first?.dataIndex ?? -1]?.label ?? "", 320),
      label: ({ dataIndex }: { dataIndex: number }) =>
        `${label}: ${textOf(items[dataIndex]?.value ?? null)}`,
    },
  };
}

function follow(drawing: Drawing, elements: readonly ActiveElement[]): void {
  const [element] = elements;
  if (element) drawing.follow(element.index);
}

function showHand(
  { items }: Drawing,
  { native }: ChartEvent,
  [element]: readonly ActiveElement[],
): void {
  const { target } = native ?? {};
  if (!(target instanceof HTMLElement)) return;
  const leads = element !== undefined && items[element.index]?.leads;
  target.style.cursor = leads ? "pointer" : "default";
}

/** Whether a line has too many items to label each of them; bars and columns always have room. */
function isCrowded({ as, items }: Drawing): boolean {
  return as === "line" && items.length > mostWithoutScrolling;
}

/** A chart.js plugin that writes each value at the end of its bar or above its point. */
function valuesBeside(drawing: Drawing): Plugin<ChartSort> {
  const { as, items, textOf, font } = drawing;
  const ink = colour("text");
  return {
    id: "values",
    afterDatasetsDraw(chart) {
      if (isCrowded(drawing)) return;
      const { ctx } = chart;
      ctx.save();
      ctx.font = `${font.size}px ${font.family}`;
      ctx.fillStyle = ink;
      ctx.textAlign = as === "bar" ? "left" : "center";
      ctx.textBaseline = as === "bar" ? "middle" : "bottom";
      const { data } = chart.getDatasetMeta(0);
      for (const [index, element] of data.entries()) {
        const item = items[index];
        if (!item || item.value === null) continue;
        const { x, y } = element.getProps(["x", "y"], true);
        if (as === "bar") ctx.fillText(textOf(item.value), x + 7, y + 1);
        else ctx.fillText(textOf(item.value), x, y - 5);
      }
      ctx.restore();
    },
  };
}

/** A chart.js plugin that writes the total in the middle of a ring. */
function totalInside({ items, textOf, totalLabel, font }: Drawing): Plugin<ChartSort> {
  const whole = items.reduce((sum, { value }) => sum + Math.max(0, value ?? 0), 0);
  const [ink, paleInk] = [colour("text"), colour("textMuted")];
  return {
    id: "total",
    afterDatasetsDraw({ ctx, chartArea }) {
      const x = (chartArea.left + chartArea.right) / 2;
      const y = (chartArea.top + chartArea.bottom) / 2;
      ctx.save();
      ctx.textAlign = "center";
      ctx.textBaseline = "middle";
      ctx.fillStyle = ink;
      ctx.font = `600 ${font.size + 10}px ${font.family}`;
      ctx.fillText(textOf(whole), x, y - 6);
      ctx.fillStyle = paleInk;
      ctx.font = `${font.size}px ${font.family}`;
      ctx.fillText(totalLabel, x, y + 16);
      ctx.restore();
    },
  };
}
