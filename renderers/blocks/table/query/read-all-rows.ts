import { operationOf } from "../../../../src/catalogue/operation-of.ts";
import { recordsOf, totalOf } from "../../../../src/catalogue/schema/rows.ts";
import type { PageHost } from "../../../runtime/page/host.ts";
import type { PagesEnd } from "../../../runtime/read/pages/page-turn.ts";
import { wholePages } from "../../../runtime/read/pages/whole-pages.ts";
import type { Derive } from "../../../runtime/show/derived.ts";
import { formatsOf } from "../../../runtime/show/format-values.ts";
import type { TablePlan } from "../kind.ts";
import { requestOf, type TableQuery } from "./table-query.ts";
import { type Row, sorted } from "./table-rows.ts";

/** What reading all pages of a table needs besides the call. */
export interface ReadAllOptions {
  args: Readonly<Record<string, unknown>>;
  /** Computes the columns that the page adds to the rows; without it, only the response's. */
  derive?: Derive;
  signal: AbortSignal;
  onProgress(done: number, total: number): void;
}

/**
 * Yields all rows of a paged table's search in order, in large pages, and last why rows are missing
 * at the end. @throws CallError where a call is refused or `signal` ends it.
 */
export async function* readRowPages(
  plan: TablePlan,
  query: TableQuery,
  { wire, catalogue, language }: Pick<PageHost, "wire" | "catalogue" | "language">,
  { args, derive = (row) => row, signal, onProgress }: ReadAllOptions,
): AsyncGenerator<readonly Row[], PagesEnd | null, undefined> {
  const { list, call } = plan.rows;
  const operation = operationOf(catalogue, call);
  const options = { signal, loading: "no" } as const;
  const firstOf = (size: number) => ({ ...requestOf({ ...query, page: 1, size }, plan), ...args });
  let read = 0;
  let end: PagesEnd | null = null;
  for await (const page of wholePages({ wire, operation, list, options }, firstOf)) {
    const found = recordsOf(page.items).map(derive);
    // A table without pages sorts its rows itself.
    const own = plan.isPaged ? null : query.sort;
    const rows = own ? sorted(found, own, formatsOf(language).collator) : found;
    yield rows;
    read += rows.length;
    const total = totalOf({ list }, page.result) ?? 0;
    onProgress(read, Math.max(total, page.next ? read + rows.length : read));
    end = page.end;
  }
  return end;
}

/**
 * Reads all rows at once, with the reason for rows missing at the end. Reading stops with the page
 * that brings more than `atMost` rows.
 */
export async function readAllRows(
  plan: TablePlan,
  query: TableQuery,
  host: Pick<PageHost, "wire" | "catalogue" | "language">,
  { atMost = Number.POSITIVE_INFINITY, ...options }: ReadAllOptions & { atMost?: number },
): Promise<{ rows: Row[]; end: PagesEnd | null }> {
  const pages = readRowPages(plan, query, host, options);
  const rows: Row[] = [];
  let page = await pages.next();
  while (!page.done) {
    rows.push(...page.value);
    page = rows.length > atMost ? await pages.return(null) : await pages.next();
  }
  return { rows, end: page.value };
}
