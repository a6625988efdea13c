import { useQueryClient } from "@tanstack/react-query";
import { App } from "antd";
import { useMemo, useRef, useState } from "react";
import { readFlag } from "../../../../src/catalogue/flag.ts";
import { pointTo } from "../../../../src/catalogue/schema/pointer.ts";
import { equal } from "../../../../src/catalogue/validators/validator-runtime.ts";
import type { CellKind } from "../../../../src/language/environment.ts";
import type { ColumnPlan } from "../../../../src/language/plan/column.ts";
import { saveFile } from "../../../../src/ui/save-file.ts";
import { CallError } from "../../../../src/wire/wire.ts";
import { cells } from "../../../cells.gen.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import type { PageHost } from "../../../runtime/page/host.ts";
import { useScope } from "../../../runtime/page/use-scope.ts";
import {
  type Dictionary,
  fetchDictionaries,
  namesOfSchema,
} from "../../../runtime/read/use-dictionary.ts";
import { argumentsOf, expressionsOf } from "../../../runtime/read/use-read.ts";
import { type Derive, useDerive } from "../../../runtime/show/derived.ts";
import { momentOf } from "../../../runtime/show/format-values.ts";
import { plainText } from "../../../runtime/show/plain-text.ts";
import { shownText } from "../../../runtime/show/shown-text.ts";
import type { TablePlan } from "../kind.ts";
import { inGroups } from "../query/row-groups.ts";
import { pageSizesOf, requestOf, type TableQuery } from "../query/table-query.ts";
import { type Row, readRows } from "../query/table-rows.ts";
import { type ExportedValue, type Sheet, type SheetFormat, sheetFileApart } from "./sheet.ts";

/** Exports the rows of a table; one export at a time. */
export function useExport(plan: TablePlan, query: TableQuery) {
  const host = useHost();
  const queries = useQueryClient();
  const { message } = App.useApp();
  const scope = useScope(expressionsOf(plan.rows.call));
  const columns = useMemo(() => exportedColumns(plan), [plan]);
  const derive = useDerive(columns);
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);

  async function sheetOf(rows: readonly Row[]): Promise<Sheet> {
    const dictionaries = await fetchDictionaries(host, queries, columns);
    return {
      titles: columns.map(({ label }) => host.text(label)),
      rows: inGroups(rows, plan.groupBy).map((row) =>
        columns.map((column) => {
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
        derive,
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

  return {
    /** How far it is, in percent; `null` while none is under way. */
    progress,
    start,
    cancel: () => running.current?.abort(),
  };
}

/** The columns of a file: those that are shown, and what the rows are grouped by. */
function exportedColumns({ columns, groupBy }: TablePlan): readonly ColumnPlan[] {
  const isThere = groupBy === null || columns.some(({ name }) => name === groupBy.name);
  return isThere ? columns : [groupBy, ...columns];
}

/** `schemas/pages/points/dept-group.json` gives `dept-group-2026-11-21`. */
function fileTitle(pageFile: string): string {
  const name = /([^/]+)\.json$/.exec(pageFile)?.[1] ?? "rows";
  return `${name}-${new Date().toISOString().slice(0, 10)}`;
}

/** What a reading of all pages needs beside the call itself. */
interface ReadAllOptions {
  args: Readonly<Record<string, unknown>>;
  derive: Derive;
  signal: AbortSignal;
  onProgress(done: number, total: number): void;
}

/**
 * Reads all rows that a paged table's search finds, in its order, a large page at a time.
 * @throws CallError where a call is refused or `signal` ends it.
 */
async function readAllRows(
  plan: TablePlan,
  query: TableQuery,
  { wire }: PageHost,
  { args, derive, signal, onProgress }: ReadAllOptions,
): Promise<Row[]> {
  const size = pageSizesOf(plan).at(-1) ?? plan.pageSize;
  const options = { signal, loading: "no" } as const;
  const all: Row[] = [];
  let before: readonly Row[] = [];
  for (let page = 1; ; page += 1) {
    const request = { ...requestOf({ ...query, page, size }, plan), ...args };
    const { data } = await wire.call(plan.rows.call.operation, request, options);
    const { rows, total, hasMore } = readRows(data, plan.rows, { page, size }, derive);
    // A service that does not know pages answers the same rows for each of them.
    if (rows.length === 0 || (hasMore && equal(rows, before))) return all;
    all.push(...rows);
    onProgress(all.length, hasMore ? total + size : total);
    if (!hasMore && all.length >= total) return all;
    before = rows;
  }
}

const kinds: ReadonlyMap<string, CellKind> = new Map(cells.map((cell) => [cell.name, cell]));

/** What the file holds for a value: as people read it, numbers and moments as what they are. */
export function exportedValue(
  value: unknown,
  column: Pick<ColumnPlan, "cell" | "schema" | "settings">,
  dictionary: Dictionary | undefined,
  host: Pick<PageHost, "text" | "language" | "catalogue">,
): ExportedValue {
  if (value === null || value === undefined || value === "") return null;
  if (Array.isArray(value)) return listText(value, column, dictionary, host);
  const names = dictionary ?? namesOfSchema(column.schema, host);
  const entry = names.byValue.get(String(value));
  if (entry) return shownText(host, entry.label);
  const { heldAs, sheetFormat } = kinds.get(column.cell) ?? {};
  const flag = typeof value === "boolean" || heldAs === "flag" ? readFlag(value) : null;
  if (flag !== null) return host.text(flag ? "common.yes" : "common.no");
  if (typeof value === "number") {
    const format = sheetFormat?.(column.settings) ?? null;
    return format === null ? value : { number: value, format };
  }
  const moment = heldAs === "day" || heldAs === "moment" ? momentOf(value) : null;
  if (moment) return { moment, hasTime: heldAs === "moment" };
  return shownText(host, value);
}

function listText(
  items: readonly unknown[],
  { schema }: Pick<ColumnPlan, "schema">,
  dictionary: Dictionary | undefined,
  host: Pick<PageHost, "text" | "catalogue">,
): string {
  const label = host.catalogue.resolve(schema.items ?? {})["x-label"];
  const names = items.map((item) => {
    const named = (label === undefined ? undefined : pointTo(item, `/${label}`)) ?? item;
    const entry = dictionary?.byValue.get(plainText(named));
    return shownText(host, entry?.label ?? named);
  });
  return [...new Set(names)].join(", ");
}
