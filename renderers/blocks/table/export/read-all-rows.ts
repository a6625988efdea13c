import { equal } from "../../../../src/catalogue/validators/validator-runtime.ts";
import type { PageHost } from "../../../runtime/page/host.ts";
import type { TablePlan } from "../kind.ts";
import { pageSizesOf, requestOf, type TableQuery } from "../query/table-query.ts";
import { type Row, readRows } from "../query/table-rows.ts";

/** What a reading of all pages needs beside the call itself. */
export interface ReadAllOptions {
  args: Readonly<Record<string, unknown>>;
  signal: AbortSignal;
  onProgress(done: number, total: number): void;
}

/**
 * Reads all rows that a paged table's search finds, in its order, a large page at a time.
 * @throws CallError where a call is refused or `signal` ends it.
 */
export async function readAllRows(
  plan: TablePlan,
  query: TableQuery,
  { wire }: PageHost,
  { args, signal, onProgress }: ReadAllOptions,
): Promise<Row[]> {
  const size = pageSizesOf(plan).at(-1) ?? plan.pageSize;
  const options = { signal, loading: "no" } as const;
  const all: Row[] = [];
  let before: readonly Row[] = [];
  for (let page = 1; ; page += 1) {
    const request = { ...requestOf({ ...query, page, size }, plan), ...args };
    const { data } = await wire.call(plan.rows.call.operation, request, options);
    const { rows, total, hasMore } = readRows(data, plan.rows, { page, size });
    // A service that does not know pages answers the same rows for each of them.
    if (rows.length === 0 || (hasMore && equal(rows, before))) return all;
    all.push(...rows);
    onProgress(all.length, hasMore ? total + size : total);
    if (!hasMore && all.length >= total) return all;
    before = rows;
  }
}
