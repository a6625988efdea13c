import type { ListExtension } from "../../../../src/catalogue/openapi.ts";
import { type ListAnswer, mayBeLimit, saysMore } from "../../../../src/catalogue/paging/paging.ts";
import { pagedTotalOf, type Totalled } from "../../../../src/catalogue/schema/rows.ts";

/** The requested page of a list, counted from 1, and its size. */
export interface PageAsked {
  list: ListExtension;
  page: number;
  size: number;
}

/**
 * Why rows are missing at a list's end: its service returns a cursor already used, repeats a page,
 * answers fewer rows than its total, or gives no next cursor; or it may have reached its limit for a
 * list without pages.
 */
export type PagesEnd = "loop" | "repeats" | "fewer" | "unsaid" | "limited";

/** The position of a page without a number. */
export interface PageTurn {
  /** The page number: the requested one, or the last where there are fewer. */
  page: number;
  /** The number of rows on earlier pages. */
  before: number;
  /** Whether a next page can be requested. */
  hasMore: boolean;
  end: PagesEnd | null;
}

/** Why rows are missing, or may be, in the answer of a list without pages. */
export function endOfWhole(
  list: ListExtension,
  answer: ListAnswer & Totalled,
  count: number,
): PagesEnd | null {
  const [total, isMore] = [pagedTotalOf({ list }, answer), saysMore(list, answer)];
  if (isMore || (total ?? 0) > count) return "unsaid";
  const isSaid = isMore !== null || total !== null || list.limit === undefined;
  return !isSaid && mayBeLimit(count) ? "limited" : null;
}
