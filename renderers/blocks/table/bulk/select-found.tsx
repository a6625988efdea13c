import { Button } from "antd";
import { useEffect, useRef, useState } from "react";
import { argumentsOf, expressionsOf } from "../../../../src/language/plan/call-arguments.ts";
import { usePopups } from "../../../../src/ui/popups/popups.ts";
import { CallError } from "../../../../src/wire/wire.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import { useScope } from "../../../runtime/page/use-scope.ts";
import { useWhenClosed } from "../../../runtime/page/use-when-closed.ts";
import { useDerive } from "../../../runtime/show/derived.ts";
import { formatsOf } from "../../../runtime/show/format-values.ts";
import type { TablePlan } from "../kind.ts";
import { readAllRows } from "../query/read-all-rows.ts";
import { withGroup } from "../query/row-groups.ts";
import { identifyingField } from "../query/row-key.ts";
import type { TableQuery } from "../query/table-query.ts";
import { type Row, readRows } from "../query/table-rows.ts";
import type { CheckedRows } from "../rows/use-row-state.ts";

interface SelectFoundProps {
  plan: TablePlan;
  query: TableQuery;
  checked: CheckedRows;
  /** The keys of the rows at hand: all rows where the list is not paged. */
  keys: ReadonlyMap<Row, string>;
  /** The number of rows found; `null` while unknown. */
  total: number | null;
}

/** Offers to check all rows found on all pages once all rows of the current page are checked. */
export function SelectFound({ plan, query, checked, keys, total }: SelectFoundProps) {
  const host = useHost();
  const { count, progress, read, cancel } = useReadFound(plan, query, checked);
  const { number: format } = formatsOf(host.language);
  if (count !== null) {
    return (
      <>
        <span ref={progress} role="status">
          {host.text("table.selecting", { number: format.format(count) })}
        </span>
        <Button type="link" onClick={cancel}>
          {host.text("common.cancel")}
        </Button>
      </>
    );
  }
  const label =
    total === null
      ? host.text("table.selectAllFound")
      : host.text("table.selectFound", { number: format.format(total) });
  const select = (): void => {
    if (plan.isPaged) void read();
    else checked.check([...checked.rows.keys(), ...keys.values()]);
  };
  return (
    <Button type="link" onClick={select}>
      {label}
    </Button>
  );
}

/** Reads the rows of all pages and checks them; rows checked before stay checked. */
function useReadFound(plan: TablePlan, query: TableQuery, checked: CheckedRows) {
  const host = useHost();
  const { message } = usePopups();
  const { call } = plan.rows;
  const scope = useScope(expressionsOf(call));
  const derive = useDerive(withGroup(plan.columns, plan.groupBy), plan.tone);
  const [count, setCount] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  const progress = useRef<HTMLSpanElement>(null);
  const isReading = count !== null;
  useWhenClosed(() => running.current?.abort());
  useEffect(() => {
    if (!isReading) return undefined;
    const { current } = progress;
    // The rows are read on while the tab is hidden, which ends effects but removes nothing.
    return () => {
      if (!current?.isConnected) running.current?.abort();
    };
  }, [isReading]);

  async function read(): Promise<void> {
    const args = argumentsOf(call, scope);
    if (args === null || running.current) return;
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setCount(0);
    try {
      const options = { args, signal, onProgress: setCount };
      const { rows, end } = await readAllRows(plan, query, host, options);
      const place = { page: 1, size: rows.length };
      const keyField = identifyingField(host.catalogue, plan.rows);
      const found = readRows(rows, { list: { rows: "" }, keyField }, place, derive);
      if (signal.aborted) return;
      checked.add(found.keys);
      if (end) message.warning(host.text(`table.end.${end}`));
    } catch (error) {
      // The wire has shown why a page was refused.
      if (!signal.aborted && !(error instanceof CallError)) throw error;
    } finally {
      running.current = null;
      setCount(null);
    }
  }

  return {
    /** The number of rows read so far; `null` while none are being read. */
    count,
    /** The element that shows the progress. */
    progress,
    read,
    cancel: () => running.current?.abort(),
  };
}
