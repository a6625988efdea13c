import { Button } from "antd";
import { useMemo } from "react";
import { ActionButtons } from "../../../runtime/act/action-buttons.tsx";
import { useActions } from "../../../runtime/act/use-actions.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import { shownText } from "../../../runtime/show/shown-text.ts";
import type { TablePlan } from "../kind.ts";
import type { Row } from "../query/table-rows.ts";
import styles from "../table.module.css";
import { BulkProgress } from "./bulk-progress.tsx";
import { useBulkCalls } from "./bulk-run.ts";
import type { CheckedRows } from "./use-checked-rows.ts";

/** So many names stand in a question; the others are counted. */
const mostNames = 3;

/** What can be done with the checked rows, wherever they stand. */
export function BulkBar({ plan, checked }: { plan: TablePlan; checked: CheckedRows }) {
  const host = useHost();
  const calls = useBulkCalls(checked);
  const actions = useActions(plan.bulkActions, calls.perform);
  const rows = useMemo(() => [...checked.rows.values()], [checked.rows]);
  const locals = useMemo(() => ({ rows }), [rows]);
  const nameOf = (row: Row): string => shownText(host, row[plan.rows.labelField]);
  const names = rows.slice(0, mostNames).map(nameOf).join(", ");
  const number = rows.length - mostNames;
  const subject = number > 0 ? host.text("block.severalRecords", { names, number }) : names;
  return (
    <>
      {rows.length > 0 && (
        <section className={styles.bulk} aria-label={host.text("table.onChecked")}>
          <span role="status">{host.text("table.checked", { count: rows.length })}</span>
          <ActionButtons actions={actions} locals={locals} subject={subject} />
          <Button type="link" onClick={() => checked.check([])}>
            {host.text("table.clearChecked")}
          </Button>
        </section>
      )}
      {calls.run && <BulkProgress run={calls.run} calls={calls} nameOf={nameOf} />}
    </>
  );
}
