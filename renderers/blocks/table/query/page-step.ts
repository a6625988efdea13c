import type { ListExtension } from "../../../../src/catalogue/openapi.ts";
import { saysMore } from "../../../../src/catalogue/paging/paging.ts";
import { itemsOf, pagedTotalOf } from "../../../../src/catalogue/schema/rows.ts";
import { equal } from "../../../../src/catalogue/validators/validator-runtime.ts";
import type { CallResult } from "../../../../src/wire/wire.ts";
import type { TableQuery } from "./table-query.ts";

/** One page that was read: its number, the requested size and the response. */
export interface PageFound extends Pick<TableQuery, "page" | "size"> {
  answer: Pick<CallResult, "data" | "link" | "total">;
}

/** The number of rows on each page, where known, or the page to read to find it. */
export interface Step {
  rows: number | null;
  /** The number of the page to read to find the size; `null` where no page needs to be read. */
  probe: number | null;
}

const unknown: Step = { rows: null, probe: null };

/**
 * The number of rows a service puts on a page, as its answers show: it may give fewer than
 * requested. Without a total, the page after a short first page tells whether more rows follow; for
 * any other short page the first page tells the size.
 */
export function stepOf(list: ListExtension, { page, size, answer }: PageFound): Step {
  const count = countOf(list, answer);
  if (count === 0) return unknown;
  if (count >= size) return { rows: count, probe: null };
  const total = pagedTotalOf({ list }, answer);
  if (page > 1) return total === (page - 1) * size + count ? unknown : { rows: null, probe: 1 };
  const isMore = saysMore(list, answer) ?? (total === null ? null : total > count);
  if (isMore === null) return { rows: null, probe: 2 };
  return isMore ? { rows: count, probe: null } : unknown;
}

/** The page size once the additional page has been read. */
export function stepBeside(
  list: ListExtension,
  shown: PageFound,
  probed: PageFound["answer"],
): number | null {
  const count = countOf(list, probed);
  if (count === 0) return null;
  if (shown.page > 1) return Math.min(count, shown.size);
  // A service that ignores the page number gives the same answer for every page.
  const isSame = equal(itemsOf({ list }, probed.data), itemsOf({ list }, shown.answer.data));
  return isSame ? null : countOf(list, shown.answer);
}

/** The number of rows in a response. */
export function countOf(list: ListExtension, { data }: PageFound["answer"]): number {
  return itemsOf({ list }, data)?.length ?? 0;
}
