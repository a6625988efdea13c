import { useQueryClient } from "@tanstack/react-query";
import { useContext, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { argumentsOf, expressionsOf } from "../../../../src/language/plan/call-arguments.ts";
import type { ColumnPlan } from "../../../../src/language/plan/column.ts";
import { usePopups } from "../../../../src/ui/popups/popups.ts";
import { saveFile } from "../../../../src/ui/save-file.ts";
import { CallError } from "../../../../src/wire/wire.ts";
import { PageWriteContext, useHost } from "../../../runtime/page/contexts.ts";
import { useScope } from "../../../runtime/page/use-scope.ts";
import { useWhenClosed } from "../../../runtime/page/use-when-closed.ts";
import type { PagesEnd } from "../../../runtime/read/pages/page-turn.ts";
import { useDerive } from "../../../runtime/show/derived.ts";
import type { TablePlan } from "../kind.ts";
import { type ReadAllOptions, readAllRows } from "../query/read-all-rows.ts";
import type { TableQuery } from "../query/table-query.ts";
import type { SheetFormat } from "./sheet.ts";
import { mostPrinted, type Printing } from "./use-printing.ts";

/** The ways in which a table's rows leave it: as a file, or on paper. */
export type ExportTarget = SheetFormat | "print" | "service";

/** The ways to export a table's rows; each returns why rows are missing at the end, or `null`. */
type Ways = Record<ExportTarget, (reading: ReadAllOptions) => Promise<PagesEnd | null>>;

/**
 * The ways in which a table's rows leave it, and the bytes received of a file that the service
 * makes.
 */
function useWays(plan: TablePlan, query: TableQuery, print: Printing["print"]) {
  const host = useHost();
  const queries = useQueryClient();
  const { message } = usePopups();
  const writing = useContext(PageWriteContext);
  const columns = useMemo(() => exportedColumns(plan), [plan]);
  const [received, setReceived] = useState<number | null>(null);

  const write = (format: SheetFormat) => async (reading: ReadAllOptions) => {
    setReceived(null);
    const name = writing?.title() || fileTitle(host.pageFile);
    const { exportRows } = await import("./export-rows.ts");
    const options = { ...reading, columns, queries, name };
    const { file, end } = await exportRows(plan, query, host, options, format);
    saveFile(file, `${fileTitle(host.pageFile)}.${format}`);
    return end;
  };

  /** The table itself computes the columns of the rows that are printed. */
  async function printAll({ derive: _, ...reading }: ReadAllOptions): Promise<PagesEnd | null> {
    setReceived(null);
    const options = { ...reading, atMost: mostPrinted };
    const { rows, end } = await readAllRows(plan, query, host, options);
    print(rows);
    return end;
  }

  async function fetchFile({ args, signal }: ReadAllOptions): Promise<null> {
    setReceived(0);
    const { saveServiceFile } = await import("./service-file.ts");
    const options = { args, signal, onReceived: setReceived };
    const failure = await saveServiceFile(plan, query, host, options);
    if (failure !== null) message.error(failure);
    return null;
  }

  const files = { xlsx: write("xlsx"), csv: write("csv"), service: fetchFile };
  const ways: Ways = { ...files, print: printAll };
  return { ways, received, derive: useDerive(columns) };
}

/** Exports or prints the rows of a table, one export at a time. */
export function useExport(plan: TablePlan, query: TableQuery, print: Printing["print"]) {
  const host = useHost();
  const { message } = usePopups();
  const scope = useScope(expressionsOf(plan.rows.call));
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  const { ways, received, derive } = useWays(plan, query, (rows) => {
    // The progress dialog would be printed in place of the page.
    flushSync(() => setProgress(null));
    print(rows);
  });
  const cancel = (): void => running.current?.abort();
  useWhenClosed(cancel);

  async function start(target: ExportTarget): Promise<void> {
    // The rows of a table without pages are all there.
    if (target === "print" && !plan.isPaged) return print(null);
    const args = argumentsOf(plan.rows.call, scope);
    if (args === null || running.current) return;
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setProgress(0);
    try {
      const onProgress = (...read: [number, number]): void => setProgress(percentOf(...read));
      const end = await ways[target]({ args, derive, signal, onProgress });
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
    /** The bytes received of the service's file; `null` where the browser makes the file. */
    received,
    start,
    cancel,
  };
}

function percentOf(done: number, total: number): number {
  return Math.floor((done / Math.max(total, 1)) * 99);
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
