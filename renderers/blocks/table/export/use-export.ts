import { useQueryClient } from "@tanstack/react-query";
import { App } from "antd";
import { useRef, useState } from "react";
import { saveFile } from "../../../../src/ui/save-file.ts";
import { CallError } from "../../../../src/wire/wire.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import { useScope } from "../../../runtime/page/use-scope.ts";
import { dictionaryQuery } from "../../../runtime/read/use-dictionary.ts";
import { argumentsOf, expressionsOf } from "../../../runtime/read/use-read.ts";
import type { TablePlan } from "../kind.ts";
import type { TableQuery } from "../query/table-query.ts";
import type { Row } from "../query/table-rows.ts";
import { exportedValue } from "./exported-value.ts";
import { readAllRows } from "./read-all-rows.ts";
import type { Sheet, SheetFormat } from "./sheet.ts";
import { sheetFileApart } from "./sheet-file-apart.ts";

/** An export of a table, with its progress. */
export interface Export {
  /** How far it is, in percent; `null` while none is under way. */
  progress: number | null;
  start(format: SheetFormat): Promise<void>;
  cancel(): void;
}

/** Exports the rows of a table; one export at a time. */
export function useExport(plan: TablePlan, query: TableQuery): Export {
  const host = useHost();
  const queries = useQueryClient();
  const { message } = App.useApp();
  const scope = useScope(expressionsOf(plan.rows.call));
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);

  async function sheetOf(rows: readonly Row[]): Promise<Sheet> {
    const names = new Set(plan.columns.flatMap(({ dictionary }) => dictionary ?? []));
    const read = [...names].map(async (name) => {
      return [name, await queries.fetchQuery(dictionaryQuery(host, name))] as const;
    });
    const dictionaries = new Map(await Promise.all(read));
    return {
      titles: plan.columns.map(({ label }) => host.text(label)),
      rows: rows.map((row) =>
        plan.columns.map((column) => {
          const dictionary = dictionaries.get(column.dictionary ?? "");
          return exportedValue(row[column.name], column, dictionary, host);
        }),
      ),
    };
  }

  async function start(format: SheetFormat): Promise<void> {
    const args = argumentsOf(plan.rows.call, scope);
    if (args === null || running.current) return;
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setProgress(0);
    try {
      const rows = await readAllRows(plan, query, host, {
        args,
        signal,
        onProgress: (done, total) => setProgress(Math.floor((done / Math.max(total, 1)) * 99)),
      });
      const file = await sheetFileApart(await sheetOf(rows), format, signal);
      saveFile(file, `${fileTitle(host.pageFile)}.${format}`);
    } catch (error) {
      // The wire has shown why a read was refused.
      if (signal.aborted || error instanceof CallError) return;
      void message.error(host.text("block.failed"));
      throw error;
    } finally {
      running.current = null;
      setProgress(null);
    }
  }

  return { progress, start, cancel: () => running.current?.abort() };
}

/** `schemas/pages/points/dept-group.json` gives `dept-group-2026-11-21`. */
function fileTitle(pageFile: string): string {
  const name = /([^/]+)\.json$/.exec(pageFile)?.[1] ?? "rows";
  return `${name}-${new Date().toISOString().slice(0, 10)}`;
}
