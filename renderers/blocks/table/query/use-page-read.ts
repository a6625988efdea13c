import { useState } from "react";
import { isTurned } from "../../../../src/catalogue/paging/paging.ts";
import { useSteady } from "../../../../src/ui/use-steady.ts";
import type { Again } from "../../../runtime/read/use-again.ts";
import { type Need, type Read, useRead } from "../../../runtime/read/use-read.ts";
import type { TablePlan } from "../kind.ts";
import { countOf, stepBeside, stepOf } from "./page-step.ts";
import { requestOf, type TableQuery } from "./table-query.ts";

/** The read operation of a table, and its query with the real page size. */
export interface PagedRead {
  read: Read;
  paged: TableQuery;
  /** Requests the rows of another query in advance; the function stays the same object. */
  ahead(next: TableQuery, need?: Need): void;
}

/**
 * Reads a table's page. The real page size is learnt from the responses, so that no rows are
 * skipped between pages.
 */
export function usePageRead(plan: TablePlan, query: TableQuery, again: Again | null): PagedRead {
  const { list, call } = plan.rows;
  const [learnt, learn] = useState({ size: query.size, rows: 0 });
  const known = learnt.size === query.size && learnt.rows > 0 ? learnt.rows : null;
  const step = known ?? query.size;
  const pageOf = { list, page: query.page, size: query.size };
  const read = useRead(call, requestOf(query, plan, step), { again, pageOf });
  const found = useFound(plan, query, read, known);
  if (found !== null && found !== known && (known === null || query.page === 1)) {
    learn({ size: query.size, rows: found });
  }
  const ahead = useSteady((next: TableQuery, need?: Need) => {
    const rows = next.size === query.size ? step : next.size;
    const pageOf = { list, page: next.page, size: next.size };
    read.ahead(requestOf(next, plan, rows), pageOf, need);
  });
  return { read, ahead, paged: step === query.size ? query : { ...query, size: step } };
}

/** The real page size, learnt from the shown page or from a page read to find it. */
function useFound(plan: TablePlan, query: TableQuery, read: Read, known: number | null) {
  const { list, call } = plan.rows;
  const isNumbered = plan.isPaged && list.size !== undefined && !isTurned(list);
  const isThere = read.status === "done" && !read.isRefreshing && !read.isPrevious;
  const answer = isNumbered && isThere ? read.result : null;
  const shown = answer && { page: query.page, size: query.size, answer };
  const { rows, probe } = shown ? stepOf(list, shown) : { rows: null, probe: null };
  const count = shown ? countOf(list, shown.answer) : 0;
  const probed = useRead(call, requestOf({ ...query, page: probe ?? 1 }, plan, count), {
    isEnabled: probe !== null && known === null,
    isQuiet: true,
  });
  if (!shown || probe === null || probed.status !== "done" || !probed.result) return rows;
  return stepBeside(list, shown, probed.result);
}
