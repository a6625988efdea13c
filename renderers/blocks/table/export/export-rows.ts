import type { QueryClient } from "@tanstack/react-query";
import { readFlag } from "../../../../src/catalogue/flag.ts";
import { operationOf } from "../../../../src/catalogue/operation-of.ts";
import { pointTo } from "../../../../src/catalogue/schema/pointer.ts";
import { recordsOf, totalOf } from "../../../../src/catalogue/schema/rows.ts";
import type { CellKind } from "../../../../src/language/environment.ts";
import type { ColumnPlan } from "../../../../src/language/plan/column.ts";
import { cells } from "../../../cells.gen.ts";
import type { PageHost } from "../../../runtime/page/host.ts";
import type { PagesEnd } from "../../../runtime/read/page-turn.ts";
import { largestPageOf, turnPages } from "../../../runtime/read/turn-pages.ts";
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
import { requestOf, type TableQuery } from "../query/table-query.ts";
import type { Row } from "../query/table-rows.ts";
import { type ExportedValue, type Sheet, type SheetFormat, sheetFileApart } from "./sheet.ts";

/** What an export needs beside the table itself. */
interface ExportOptions extends ReadAllOptions {
  columns: readonly ColumnPlan[];
  queries: QueryClient;
}

/**
 * Makes a file of all rows that a table's search finds, and says why they end where more should follow.
 * @throws CallError where a call is refused or `signal` ends it, Error where no file can be made.
 */
export async function exportRows(
  plan: TablePlan,
  query: TableQuery,
  host: PageHost,
  { columns, queries, ...reading }: ExportOptions,
  format: SheetFormat,
): Promise<{ file: Blob; end: PagesEnd | null }> {
  const { rows: read, end } = await readAllRows(plan, query, host, reading);
  const rows = inGroups(read, plan.groupBy);
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
  return { file: await sheetFileApart(sheet, format, reading.signal), end };
}

/** What a reading of all pages needs beside the call itself. */
interface ReadAllOptions {
  args: Readonly<Record<string, unknown>>;
  derive: Derive;
  signal: AbortSignal;
  onProgress(done: number, total: number): void;
}

/**
 * Reads all rows that a paged table's search finds, in its order, a large page at a time, and why
 * they end where more should follow.
 * @throws CallError where a call is refused or `signal` ends it.
 */
export async function readAllRows(
  plan: TablePlan,
  query: TableQuery,
  { wire, catalogue }: PageHost,
  { args, derive, signal, onProgress }: ReadAllOptions,
): Promise<{ rows: Row[]; end: PagesEnd | null }> {
  const { list, call } = plan.rows;
  const operation = operationOf(catalogue, call);
  const size = largestPageOf(operation, list);
  const options = { signal, loading: "no" } as const;
  const first = { ...requestOf({ ...query, page: 1, size }, plan), ...args };
  const rows: Row[] = [];
  let end: PagesEnd | null = null;
  for await (const page of turnPages({ wire, operation, list, size, options }, first)) {
    rows.push(...recordsOf(page.items).map(derive));
    const total = totalOf({ list }, page.result) ?? 0;
    onProgress(rows.length, Math.max(total, page.next ? rows.length + size : rows.length));
    end = page.end;
  }
  return { rows, end };
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
