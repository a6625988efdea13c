import type { QueryClient } from "@tanstack/react-query";
import { readFlag } from "../../../../src/catalogue/flag.ts";
import { pointTo } from "../../../../src/catalogue/schema/pointer.ts";
import { equal } from "../../../../src/catalogue/validators/validator-runtime.ts";
import type { CellKind } from "../../../../src/language/environment.ts";
import type { ColumnPlan } from "../../../../src/language/plan/column.ts";
import { cells } from "../../../cells.gen.ts";
import type { PageHost } from "../../../runtime/page/host.ts";
import {
  type Dictionary,
  fetchDictionaries,
  namesOfSchema,
} from "../../../runtime/read/use-dictionary.ts";
import type { Derive } from "../../../runtime/show/derived.ts";
import { momentOf } from "../../../runtime/show/format-values.ts";
import { plainText } from "../../../runtime/show/plain-text.ts";
import { shownText } from "../../../runtime/show/shown-text.ts";
import type { TablePlan } from "../kind.ts";
import { inGroups } from "../query/row-groups.ts";
import { pageSizesOf, requestOf, type TableQuery } from "../query/table-query.ts";
import { type Row, readRows } from "../query/table-rows.ts";
import { type ExportedValue, type Sheet, type SheetFormat, sheetFileApart } from "./sheet.ts";

/** What an export needs beside the table itself. */
interface ExportOptions extends ReadAllOptions {
  columns: readonly ColumnPlan[];
  queries: QueryClient;
}

/**
 * Makes a file of all rows that a table's search finds.
 * @throws CallError where a call is refused or `signal` ends it, Error where no file can be made.
 */
export async function exportRows(
  plan: TablePlan,
  query: TableQuery,
  host: PageHost,
  { columns, queries, ...reading }: ExportOptions,
  format: SheetFormat,
): Promise<Blob> {
  const rows = inGroups(await readAllRows(plan, query, host, reading), plan.groupBy);
  const dictionaries = await fetchDictionaries(host, queries, columns);
  const sheet: Sheet = {
    titles: columns.map(({ label }) => host.text(label)),
    rows: rows.map((row) =>
      columns.map((column) => {
        const dictionary = dictionaries.get(column.dictionary ?? "");
        return exportedValue(row[column.name], column, dictionary, host);
      }),
    ),
  };
  return sheetFileApart(sheet, format, reading.signal);
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
