import type { QueryClient } from "@tanstack/react-query";
import { readFlag } from "../../../../src/catalogue/flag.ts";
import { pointTo } from "../../../../src/catalogue/schema/pointer.ts";
import { decimalMark } from "../../../../src/i18n/language.ts";
import type { CellKind } from "../../../../src/language/environment.ts";
import type { ColumnPlan } from "../../../../src/language/plan/column.ts";
import { cells } from "../../../cells.gen.ts";
import type { PageHost } from "../../../runtime/page/host.ts";
import type { PagesEnd } from "../../../runtime/read/pages/page-turn.ts";
import {
  type Dictionary,
  fetchDictionaries,
  namesOfSchema,
} from "../../../runtime/read/use-dictionary.ts";
import { momentOf } from "../../../runtime/show/format-values.ts";
import { plainText } from "../../../runtime/show/plain-text.ts";
import { shownText } from "../../../runtime/show/shown-text.ts";
import type { TablePlan } from "../kind.ts";
import { type ReadAllOptions, readAllRows, readRowPages } from "../query/read-all-rows.ts";
import { inGroups } from "../query/row-groups.ts";
import type { TableQuery } from "../query/table-query.ts";
import type { Row } from "../query/table-rows.ts";
import { type ExportedValue, type SheetFormat, sheetMakerApart } from "./sheet.ts";

/** What an export needs beside the table itself. */
interface ExportOptions extends ReadAllOptions {
  columns: readonly ColumnPlan[];
  queries: QueryClient;
  /** The name of the workbook's sheet. */
  name: string;
}

/**
 * Writes all rows that a table's search finds into a file, with a note if rows are missing at the
 * end. Each page goes to the worker as it is read, so the browser holds one page at a time, unless
 * grouping needs all rows. @throws CallError where a call is refused or `signal` ends it, Error
 * where no file can be made.
 */
export async function exportRows(
  plan: TablePlan,
  query: TableQuery,
  host: PageHost,
  { columns, queries, name, ...reading }: ExportOptions,
  format: SheetFormat,
): Promise<{ file: Blob; end: PagesEnd | null }> {
  const dictionaries = await fetchDictionaries(host, queries, columns);
  const valuesOf = (row: Row): ExportedValue[] =>
    columns.map((column) => {
      const dictionary = dictionaries.get(column.dictionary ?? "");
      return exportedValue(row[column.name], column, dictionary, host);
    });
  const titles = columns.map(({ label }) => host.text(label));
  const head = { titles, name, isFiltered: true, decimalMark: decimalMark(host.language) };
  const maker = sheetMakerApart(head, format, reading.signal);
  try {
    const end = await eachPage(plan, query, host, reading, (rows) => maker.add(rows.map(valuesOf)));
    return { file: await maker.file(), end };
  } finally {
    maker.stop();
  }
}

/** Yields rows as they are read, or all at the end where grouping needs them together. */
async function eachPage(
  plan: TablePlan,
  query: TableQuery,
  host: PageHost,
  reading: ReadAllOptions,
  take: (rows: readonly Row[]) => void,
): Promise<PagesEnd | null> {
  if (plan.groupBy) {
    const { rows, end } = await readAllRows(plan, query, host, reading);
    take(inGroups(rows, plan.groupBy));
    return end;
  }
  const pages = readRowPages(plan, query, host, reading);
  let page = await pages.next();
  while (!page.done) {
    take(page.value);
    page = await pages.next();
  }
  return page.value;
}

const kinds: ReadonlyMap<string, CellKind> = new Map(cells.map((cell) => [cell.name, cell]));

/** The exported value: texts as people read them, numbers and times with their own types. */
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
