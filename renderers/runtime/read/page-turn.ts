import type { ListExtension } from "../../../src/catalogue/openapi.ts";

/** Which page of a list is wanted, counted from 1, of so many rows. */
export interface PageAsked {
  list: ListExtension;
  page: number;
  size: number;
}

/**
 * Why the rows of a list end where more should follow: its service leads back to a page already
 * read, answers the same page again, has fewer rows than it says, or does not say how to go on.
 */
export type PagesEnd = "loop" | "repeats" | "fewer" | "unsaid";

/** How a page was come to that has no number. */
export interface PageTurn {
  /** Which page it is: the one asked for, or the last where there are not so many. */
  page: number;
  /** How many rows stand on the pages before it. */
  before: number;
  /** Whether another page can be asked for. */
  hasMore: boolean;
  end: PagesEnd | null;
}
