import { useQueryClient } from "@tanstack/react-query";
import { useContext, useMemo, useRef, useState } from "react";
import type { ColumnPlan } from "../../../../src/language/plan/column.ts";
import { usePopups } from "../../../../src/ui/popups/popups.ts";
import { saveFile } from "../../../../src/ui/save-file.ts";
import { CallError } from "../../../../src/wire/wire.ts";
import { PageWriteContext, useHost } from "../../../runtime/page/contexts.ts";
import { useScope } from "../../../runtime/page/use-scope.ts";
import { argumentsOf, expressionsOf } from "../../../runtime/read/use-read.ts";
import { useDerive } from "../../../runtime/show/derived.ts";
import type { TablePlan } from "../kind.ts";
import type { TableQuery } from "../query/table-query.ts";
import type { SheetFormat } from "./sheet.ts";

/** Exports the rows of a table, one export at a time. */
export function useExport(plan: TablePlan, query: TableQuery) {
  const host = useHost();
  const queries = useQueryClient();
  const { message } = usePopups();
  const writing = useContext(PageWriteContext);
  const scope = useScope(expressionsOf(plan.rows.call));
  const columns = useMemo(() => exportedColumns(plan), [plan]);
  const derive = useDerive(columns);
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);

  async function start(format: SheetFormat): Promise<void> {
    const args = argumentsOf(plan.rows.call, scope);
    if (args === null || running.current) return;
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setProgress(0);
    try {
      const onProgress = (done: number, total: number): void =>
        setProgress(Math.floor((done / Math.max(total, 1)) * 99));
      const name = writing?.title() || fileTitle(host.pageFile);
      const options = { columns, queries, args, derive, signal, onProgress, name };
      const { exportRows } = await import("./export-rows.ts");
      const { file, end } = await exportRows(plan, query, host, options, format);
      saveFile(file, `${fileTitle(host.pageFile)}.${format}`);
      if (end) message.warning(host.text(`table.end.${end}`));
    } catch (error) {
      // The wire has shown why a read was refused.
      if (signal.aborted || error instanceof CallError) return;
      message.error(host.text("block.failed"));
      throw error;
    } finally {
      running.current = null;
      setProgress(null);
    }
  }

  return {
    /** Progress in percent; `null` while no export runs. */
    progress,
    start,
    cancel: () => running.current?.abort(),
  };
}

/** The exported columns: the shown ones and the grouping field. */
function exportedColumns({ columns, groupBy }: TablePlan): readonly ColumnPlan[] {
  const isThere = groupBy === null || columns.some(({ name }) => name === groupBy.name);
  return isThere ? columns : [groupBy, ...columns];
}

/** A file title: `schemas/pages/points/dept-group.json` gives `dept-group-2026-11-21`. */
function fileTitle(pageFile: string): string {
  const name = /([^/]+)\.json$/.exec(pageFile)?.[1] ?? "rows";
  return `${name}-${new Date().toISOString().slice(0, 10)}`;
}
