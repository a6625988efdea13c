import type { ListExtension } from "../../../../src/catalogue/openapi.ts";

/** The requested page of a list, counted from 1, and its size. */
export interface PageAsked {
  list: ListExtension;
  page: number;
  size: number;
}

/**
 * Why rows are missing at a list's end: its service returns a cursor already used, repeats a page,
 * answers fewer rows than its total, or gives no next cursor.
 */
export type PagesEnd = "loop" | "repeats" | "fewer" | "unsaid";

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
