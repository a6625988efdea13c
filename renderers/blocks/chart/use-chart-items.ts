import { useMemo } from "react";
import { readFlag } from "../../../src/catalogue/flag.ts";
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
  /** Its place: two items may have the same name. */
  key: number;
  label: string;
  value: number | null;
  /** Where it leads, or `null`. */
  leads: Destination | null;
  /** Whether it stands for all those beyond the limit. */
  isRest: boolean;
}

/** What a chart shows of an answer. */
export interface ShownItems {
  items: readonly ShownItem[];
  /** How many items are beyond the limit and not shown in any way. */
  beyond: number;
  /** How many rows were read. */
  read: number;
}

/** Maximum length of a label, in characters; a longer one is cut. */
const longestLabel = 120;

/** The items of a chart, measured and named in the language that is shown. */
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
      const measure = value && evaluate(value.value, inRow);
      const isMeasured = typeof measure === "number" && Number.isFinite(measure);
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

/** How a number of a chart is written: to two places, for averages have many. */
export function numberText({
  language,
}: Pick<PageHost, "language">): (value: number | null) => string {
  const { number } = formatsOf(language);
  return (value) => (value === null ? "–" : number.format(Math.round(value * 100) / 100));
}

/** What rows are put together by: absent and empty are the same. */
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
  const text = shownText(host, value);
  return text.length > longestLabel ? `${text.slice(0, longestLabel)}…` : text;
}

/** The colours that tell the parts of a chart apart: `--sw-…` properties and classes alike. */
const tones = ["chart1", "chart2", "chart3", "chart4", "chart5", "chart6", "chart7"] as const;

/** The name of a colour of the theme that a part is drawn in; all small parts together have one. */
type Tone = (typeof tones)[number] | "chartRest";

/** The tone of a part; after the last one they begin anew, for names stand beside them. */
export function toneOf({ isRest }: { isRest: boolean }, index: number): Tone {
  return isRest ? "chartRest" : (tones[index % tones.length] ?? "chart1");
}
