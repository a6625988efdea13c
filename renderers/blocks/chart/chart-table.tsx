import type { KeyboardEvent } from "react";
import { useHost } from "../../runtime/contexts.ts";
import { PageLink } from "../../runtime/page-link.tsx";
import { useBlockTitle } from "../../runtime/panel.tsx";
import styles from "./chart.module.css";
import { toneOf } from "./chart-tones.ts";
import type { ChartPlan } from "./kind.ts";
import type { ShownItem } from "./use-chart-items.ts";

interface ChartTableProps {
  plan: ChartPlan;
  items: readonly ShownItem[];
  /** Not seen, for the chart is: read aloud, and the way of the keyboard to what is drawn. */
  isHidden: boolean;
  active: number | null;
  onActive(index: number | null): void;
}

/** The values of a chart as a table; beside a ring it is its legend. */
export function ChartTable({ plan, items, isHidden, active, onActive }: ChartTableProps) {
  const { text } = useHost();
  const title = useBlockTitle(plan);
  const isRing = plan.as === "doughnut";
  const whole = items.reduce((sum, { value }) => sum + Math.max(0, value ?? 0), 0);
  const leading = items.findIndex(({ address }) => address !== null);
  const inTabOrder = active ?? leading;
  return (
    <div className={isHidden ? styles.hidden : styles.tableFrame}>
      <table className={styles.table} onKeyDown={isHidden ? moveFocus : undefined}>
        {title !== null && <caption className={styles.hidden}>{title}</caption>}
        <thead className={isRing ? styles.hidden : undefined}>
          <tr>
            <th scope="col">{plan.category.label ?? text("chart.category")}</th>
            <th scope="col" className={styles.number}>
              {valueLabel(plan, text)}
            </th>
            {isRing && <th scope="col">{text("chart.share")}</th>}
          </tr>
        </thead>
        <tbody>
          {items.map((item, index) => (
            <tr
              key={item.key}
              className={index === active ? styles.active : undefined}
              onMouseEnter={() => onActive(index)}
              onMouseLeave={() => onActive(null)}
            >
              <th scope="row">
                {isRing && <span className={`${styles.swatch} ${styles[toneOf(item, index)]}`} />}
                <ItemName
                  item={item}
                  isInTabOrder={!isHidden || index === inTabOrder}
                  onFocus={() => onActive(index)}
                  onBlur={() => onActive(null)}
                />
              </th>
              <td className={styles.number}>{item.text}</td>
              {isRing && <td className={styles.share}>{shareText(item, whole)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ItemNameProps {
  item: ShownItem;
  isInTabOrder: boolean;
  onFocus(): void;
  onBlur(): void;
}

function ItemName({ item, isInTabOrder, onFocus, onBlur }: ItemNameProps) {
  if (item.address === null) return item.label;
  const tabIndex = isInTabOrder ? 0 : -1;
  return (
    <PageLink address={item.address} tabIndex={tabIndex} onFocus={onFocus} onBlur={onBlur}>
      {item.label}
    </PageLink>
  );
}

/** What the numbers are; an average says that it is one where the page does not name it. */
export function valueLabel(
  { value, combine }: ChartPlan,
  text: (key: string, values?: Readonly<Record<string, string>>) => string,
): string {
  const label = value?.label ?? text(combine === "count" ? "chart.count" : "chart.value");
  return combine === "average" && !value?.isNamed ? text("chart.averageOf", { label }) : label;
}

function shareText({ value }: ShownItem, whole: number): string {
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

/** One tab stop leads to a chart; within it the arrows go from item to item. */
function moveFocus(event: KeyboardEvent<HTMLTableElement>): void {
  const step = steps[event.key];
  if (step === undefined) return;
  const links: HTMLElement[] = [...event.currentTarget.querySelectorAll("a")];
  const { activeElement } = document;
  const from = activeElement instanceof HTMLElement ? links.indexOf(activeElement) : -1;
  event.preventDefault();
  links[Math.max(0, Math.min(links.length - 1, from + step))]?.focus();
}
