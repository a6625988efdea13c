import { useMemo } from "react";
import { readFlag } from "../../../src/catalogue/flag.ts";
import { nearestNumber } from "../../../src/catalogue/schema/exact-json.ts";
import { shortened } from "../../../src/catalogue/written/shortened.ts";
import { evaluate, holds } from "../../../src/language/expression/evaluate.ts";
import type { Destination } from "../../../src/language/link/destination.ts";
import { useDestinations } from "../../runtime/link/links.tsx";
import { useHost } from "../../runtime/page/contexts.ts";
import type { PageHost } from "../../runtime/page/host.ts";
import { useScope, withLocals } from "../../runtime/page/use-scope.ts";
import {
  type Dictionary,
  namesOfSchema,
  useDictionary,
} from "../../runtime/read/use-dictionary.ts";
import type { Read } from "../../runtime/read/use-read.ts";
import { formatsOf, momentOf } from "../../runtime/show/format-values.ts";
import { shownText } from "../../runtime/show/shown-text.ts";
import { type Arranged, arrangeItems, chartRows, type Measured } from "./chart-items.ts";
import type { AxisPlan, ChartPlan } from "./kind.ts";

/** An item of a chart as it is drawn and written. */
export interface ShownItem {
  /** The item's position; names are not unique. */
  key: number;
  label: string;
  value: number | null;
  /** The destination of the item's link, or `null`. */
  leads: Destination | null;
  /** Whether the item combines all items beyond the limit. */
  isRest: boolean;
}

/** What a chart shows of an operation's answer. */
export interface ShownItems {
  items: readonly ShownItem[];
  /** The number of items beyond the limit that the chart does not show. */
  beyond: number;
  /** The number of rows read. */
  read: number;
}

/** Maximum length of a label, in characters; a longer one is cut. */
const longestLabel = 120;

/** The items of a chart, measured and named in the current language. */
export function useChartItems(plan: ChartPlan, read: Read): ShownItems {
  const host = useHost();
  const destinations = useDestinations();
  const { where, category, value, address } = plan;
  const scope = useScope([where, category.value, value?.value ?? null, address]);
  const dictionary = useDictionary(category.field?.dictionary ?? null);
  const data = read.result?.data;
  const [arranged, count] = useMemo((): [Arranged, number] => {
    const rows = chartRows(data, plan.rows);
    const { collator } = formatsOf(host.language);
    const measured = rows.flatMap((from): Measured[] => {
      const inRow = withLocals(scope, { ...from });
      if (!holds(where, inRow)) return [];
      const measure = value && nearestNumber(evaluate(value.value, inRow));
      const isMeasured = measure !== null && Number.isFinite(measure);
      const named = categoryOf(evaluate(category.value, inRow));
      return [{ category: named, value: isMeasured ? measure : null, from }];
    });
    const compare = (a: unknown, b: unknown): number => compareValues(a, b, collator);
    return [arrangeItems(measured, plan, compare), rows.length];
  }, [data, plan, scope, host.language, where, category, value]);
  return useMemo(() => {
    const { others, beyond } = arranged;
    const items = arranged.items.map((item, key): ShownItem => {
      const leads = destinations.of(address, withLocals(scope, { ...item.first }));
      const label = categoryText(item.category, category, dictionary, host);
      return { key, label, value: item.value, leads, isRest: false };
    });
    if (others) {
      const label = host.text("chart.others", { number: beyond });
      items.push({ key: items.length, label, value: others.value, leads: null, isRest: true });
    }
    return { items, beyond: others ? 0 : beyond, read: count };
  }, [arranged, count, address, destinations, scope, category, dictionary, host]);
}

/** Formats a number of a chart with at most two decimals, since averages may have many. */
export function numberText({
  language,
}: Pick<PageHost, "language">): (value: number | null) => string {
  const { number } = formatsOf(language);
  return (value) => (value === null ? "–" : number.format(Math.round(value * 100) / 100));
}

/** The category that rows are grouped by; absent and empty values are one category. */
function categoryOf(value: unknown): unknown {
  return value === undefined || value === "" ? null : value;
}

function compareValues(a: unknown, b: unknown, collator: Intl.Collator): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return typeof a === "number" && typeof b === "number"
    ? a - b
    : collator.compare(String(a), String(b));
}

function categoryText(
  value: unknown,
  { field }: AxisPlan,
  dictionary: Dictionary,
  host: PageHost,
): string {
  if (value === null) return host.text("chart.noCategory");
  const names = field && !field.dictionary ? namesOfSchema(field.schema, host) : dictionary;
  const entry = field ? names.byValue.get(String(value)) : undefined;
  if (entry) return shownText(host, entry.label);
  const flag = typeof value === "boolean" || field?.type.kind === "bool" ? readFlag(value) : null;
  if (flag !== null) return host.text(flag ? "common.yes" : "common.no");
  const { date, dateTime } = formatsOf(host.language);
  const moment = field?.schema.format?.startsWith("date") ? momentOf(value) : null;
  if (moment) return (field?.schema.format === "date" ? date : dateTime).format(moment);
  return shortened(shownText(host, value), longestLabel);
}

/** The colour names of chart parts; each is a `--sw-…` property and a CSS class. */
const tones = ["chart1", "chart2", "chart3", "chart4", "chart5", "chart6", "chart7"] as const;

/** The theme colour of a part; all combined small parts share one. */
type Tone = (typeof tones)[number] | "chartRest";

/** The colour of a part; colours repeat after the last, since names tell the parts apart. */
export function toneOf({ isRest }: { isRest: boolean }, index: number): Tone {
  return isRest ? "chartRest" : (tones[index % tones.length] ?? "chart1");
}
