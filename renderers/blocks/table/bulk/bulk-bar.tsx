import { Button } from "antd";
import { useMemo } from "react";
import { listed } from "../../../../src/i18n/language.ts";
import { focusAround } from "../../../../src/ui/give-focus-back.ts";
import { lateView } from "../../../../src/ui/late/late-view.ts";
import { ActionButtons } from "../../../runtime/act/action-buttons.tsx";
import { useActions } from "../../../runtime/act/use-actions.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import { nameOfRow } from "../../../runtime/show/shown-text.ts";
import type { TablePlan } from "../kind.ts";
import type { TableQuery } from "../query/table-query.ts";
import type { Row, TableRows } from "../query/table-rows.ts";
import type { CheckedRows } from "../rows/use-row-state.ts";
import styles from "../table.module.css";
import { useBulkCalls } from "./bulk-run.ts";

/** Maximum names in a question; the others are only counted. */
const mostNames = 3;

const SelectFound = lateView(async () => (await import("./select-found.tsx")).SelectFound);

interface BulkBarProps {
  plan: TablePlan;
  query: TableQuery;
  checked: CheckedRows;
  keys: ReadonlyMap<Row, string>;
  /** The shown rows and the total number of rows. */
  page: Pick<TableRows, "rows" | "total" | "hasMore" | "isSoFar">;
}

/** The toolbar of actions on the checked rows, including those on other pages. */
export function BulkBar({ plan, query, checked, keys, page }: BulkBarProps) {
  const host = useHost();
  const { performer, run, stop, dismiss } = useBulkCalls(checked, isProgressShown);
  const actions = useActions(plan.bulkActions, performer);
  const rows = useMemo(() => [...checked.rows.values()], [checked.rows]);
  const locals = useMemo(() => ({ rows }), [rows]);
  const nameOf = (row: Row): string => nameOfRow(host, row, plan.rows);
  const names = rows.slice(0, mostNames).map(nameOf);
  const number = rows.length - mostNames;
  const subject =
    number > 0
      ? host.text("block.severalRecords", { names, number })
      : listed(names, host.language);
  const isChecked = (row: Row): boolean => checked.rows.has(keys.get(row) ?? "");
  const isPageChecked = page.rows.every(isChecked);
  const elsewhere = rows.length - page.rows.filter(isChecked).length;
  const isMore = page.hasMore || page.total > rows.length;
  const total = page.isSoFar ? null : page.total;
  const clear = (button: HTMLElement): void => {
    // The bar goes with its button.
    focusAround(button.closest("section")?.parentElement);
    checked.check([]);
  };
  return (
    <>
      {rows.length > 0 && (
        <section className={styles.bulk} aria-label={host.text("table.onChecked")}>
          <span role="status">
            {host.text("table.checked", { count: rows.length })}
            {elsewhere > 0 && ` · ${host.text("table.checkedElsewhere", { count: elsewhere })}`}
          </span>
          {isPageChecked && isMore && page.rows.length > 0 && (
            <SelectFound plan={plan} query={query} checked={checked} keys={keys} total={total} />
          )}
          <ActionButtons actions={actions} locals={locals} subject={subject} />
          <Button type="link" onClick={({ currentTarget }) => clear(currentTarget)}>
            {host.text("table.clearChecked")}
          </Button>
        </section>
      )}
      {run && <Progress run={run} nameOf={nameOf} onClose={run.isOver ? dismiss : stop} />}
    </>
  );
}

/** The progress of an action on several records, whose code is loaded with the first one. */
const Progress = lateView(async () => (await import("./bulk-progress.tsx")).BulkProgress, {
  isDispensable: true,
});

const isProgressShown = (): boolean => Progress.code.part !== null;
