import type { ActiveElement, Chart, ChartConfiguration, ChartEvent, Plugin } from "chart.js";
import { textWidth } from "../../runtime/show/plain-text.ts";
import { colour } from "./chart-colours.ts";
import type { ChartForm } from "./kind.ts";
import { type ShownItem, toneOf } from "./use-chart-items.ts";

type ChartSort = "bar" | "line" | "doughnut";
type Values = (number | null)[];

const mostPoints = 200;
const mostInMotion = 40;

/** With more columns than these, each is given so many pixels, and the chart scrolls. */
const mostWithoutScrolling = 16;
const columnWidth = 52;

/** How wide a chart is at least, in pixels, for its names to be read; `null` for any width. */
export function leastWidthOf({ as, items }: Pick<Drawing, "as" | "items">): number | null {
  return as === "column" && items.length > mostWithoutScrolling ? columnWidth * items.length : null;
}

/** A chart as chart.js holds it. */
export type DrawnChart = Chart<ChartSort, Values, string>;

/** What a chart is drawn from. */
export interface Drawing {
  as: ChartForm;
  items: readonly ShownItem[];
  /** What the numbers are. */
  label: string;
  textOf(value: number | null): string;
  totalLabel: string;
  font: { family: string; size: number };
  hasMotion: boolean;
  follow(index: number): void;
}

/** What chart.js draws, in the colours of the theme that is shown. */
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
      // The pixels of the screen, but no more than the eye can tell.
      devicePixelRatio: Math.min(3, Math.max(1, window.devicePixelRatio)),
      // Many items are drawn once, not with all their names and values in each frame of a motion.
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
      // Where more points stand than there is room for, only the line is seen.
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

/** As wide as a day is in any language: none is cut. */
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
      // Of so many names it measures how much room they need; all others would take it long.
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

/** A name that takes no more than so many pixels. */
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

/** Whether there is no room for each item's name and value; bars and columns make room for theirs. */
function isCrowded({ as, items }: Drawing): boolean {
  return as === "line" && items.length > mostWithoutScrolling;
}

/** Writes each value at the end of its bar or above its point. */
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

/** Writes the whole into the ring. */
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
