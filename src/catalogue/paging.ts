import type { ListExtension } from "./openapi.ts";

/** What the first page and the first row are called, where a list does not say. */
export const usualFirst = { pages: 1, rows: 0 } as const;

/** The arguments that ask a list for a page, counted from 1, of so many rows. */
export function pageArguments(
  { current, size, counts = "pages", first = usualFirst[counts] }: ListExtension,
  page: number,
  rows: number | null,
): Record<string, number> {
  const passed = counts === "rows" ? (page - 1) * (rows ?? 0) : page - 1;
  return {
    ...(current !== undefined && { [current]: passed + first }),
    ...(size !== undefined && rows !== null && { [size]: rows }),
  };
}
