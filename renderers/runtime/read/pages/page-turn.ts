import type { ListExtension } from "../../../../src/catalogue/openapi.ts";
import {
  isPaged,
  type ListAnswer,
  mayBeLimit,
  saysMore,
} from "../../../../src/catalogue/paging/paging.ts";
import { fieldsOf } from "../../../../src/catalogue/schema/record.ts";
import { itemsOf, pagedTotalOf, type Totalled } from "../../../../src/catalogue/schema/rows.ts";

/** The requested page of a list, counted from 1, and its size. */
export interface PageAsked {
  list: ListExtension;
  page: number;
  size: number;
}

/**
 * Why rows are missing in a list: its service returns a cursor already used, repeats a page,
 * answers fewer rows than its total, or gives no next cursor; it may have reached its limit for a
 * list without pages; the list is too long to be read as a whole; or others have deleted some while
 * its pages were read, which moves others past the page that is read next.
 */
export type PagesEnd = "loop" | "repeats" | "fewer" | "unsaid" | "limited" | "long" | "changed";

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

/**
 * Why rows are missing, or may be, in the answer of a list without pages that was requested with
 * `asked`.
 */
export function endOfWhole(
  list: ListExtension,
  answer: ListAnswer & Totalled,
  asked: Readonly<Record<string, unknown>> = {},
): PagesEnd | null {
  const count = itemsOf({ list }, answer.data)?.length ?? 0;
  const [total, isMore] = [pagedTotalOf({ list }, answer), saysMore(list, answer)];
  // A tree's total may count the nodes inside the rows.
  if (isMore || (list.children === undefined && (total ?? 0) > count)) return "unsaid";
  if (isMore !== null || total !== null || list.limit === undefined) return null;
  const limit = asked[list.limit];
  const isCut = typeof limit === "number" ? count >= limit : mayBeLimit(count);
  return isCut ? "limited" : null;
}

const pageCounts = /^((total|num)_?pages?|pages?_?(count|total)|last_?page|pages)$/i;

/**
 * Whether the answer of a last page, with `count` rows, states that there are more pages: the
 * service may count them from 0, so that the first one was never read.
 */
export function lacksPages(
  list: ListExtension,
  data: unknown,
  page: number,
  count: number,
): boolean {
  if (list.current === undefined || list.counts === "rows") return false;
  const read = count === 0 ? page - 1 : page;
  const places = [data, ...Object.values(fieldsOf(data))].map(fieldsOf);
  return places.some((place) =>
    Object.entries(place).some(
      ([name, pages]) => pageCounts.test(name) && typeof pages === "number" && pages > read,
    ),
  );
}

/** Why rows are missing at the end of a list that was read as a whole. */
export function endOfRead(
  list: ListExtension | undefined,
  answer: (ListAnswer & Totalled & { end?: PagesEnd | null }) | undefined,
  asked: Readonly<Record<string, unknown>>,
): PagesEnd | null {
  if (!list || !answer) return null;
  return isPaged(list) ? (answer.end ?? null) : endOfWhole(list, answer, asked);
}
