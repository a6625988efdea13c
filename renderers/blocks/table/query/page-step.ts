import type { ListExtension } from "../../../../src/catalogue/openapi.ts";
import { saysMore } from "../../../../src/catalogue/paging.ts";
import { itemsOf, totalOf } from "../../../../src/catalogue/schema/rows.ts";
import { equal } from "../../../../src/catalogue/validators/validator-runtime.ts";
import type { CallResult } from "../../../../src/wire/wire.ts";
import type { TableQuery } from "./table-query.ts";

/** A page as it came: which one, of how many rows it was asked for, and what was answered. */
export interface PageFound extends Pick<TableQuery, "page" | "size"> {
  answer: Pick<CallResult, "data" | "link" | "total">;
}

/** How many rows stand on each page, where that is known, or the page that would tell. */
export interface Step {
  rows: number | null;
  /** The page to look at; `null` where nothing is left to find out. */
  probe: number | null;
}

const unknown: Step = { rows: null, probe: null };

/**
 * How many rows a service puts on a page, as a page shows it: it may give fewer than it was asked
 * for. Where nothing is said of more, the page after a short first one tells whether it was the
 * last; of any other page that comes short, the first page tells how many rows each has.
 */
export function stepOf(list: ListExtension, { page, size, answer }: PageFound): Step {
  const count = countOf(list, answer);
  if (count === 0) return unknown;
  if (count >= size) return { rows: count, probe: null };
  const total = totalOf({ list }, answer);
  if (page > 1) return total === (page - 1) * size + count ? unknown : { rows: null, probe: 1 };
  const isMore = saysMore(list, answer) ?? (total === null ? null : total > count);
  if (isMore === null) return { rows: null, probe: 2 };
  return isMore ? { rows: count, probe: null } : unknown;
}

/** What a page shows of the others once the one that tells is there as well. */
export function stepBeside(
  list: ListExtension,
  shown: PageFound,
  probed: PageFound["answer"],
): number | null {
  const count = countOf(list, probed);
  if (count === 0) return null;
  if (shown.page > 1) return Math.min(count, shown.size);
  // A service that knows no pages answers the same to all.
  const isSame = equal(itemsOf({ list }, probed.data), itemsOf({ list }, shown.answer.data));
  return isSame ? null : countOf(list, shown.answer);
}

/** How many rows an answer holds. */
export function countOf(list: ListExtension, { data }: PageFound["answer"]): number {
  return itemsOf({ list }, data)?.length ?? 0;
}
