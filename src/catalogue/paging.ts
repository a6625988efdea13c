import type { ListExtension } from "./openapi.ts";

/** The arguments that ask a list for a page, counted from 1, of so many rows. */
export function pageArguments(
  { current, size, counts }: ListExtension,
  page: number,
  rows: number | null,
): Record<string, number> {
  const before = counts === "rows" ? (page - 1) * (rows ?? 0) : page;
  return {
    ...(current !== undefined && { [current]: before }),
    ...(size !== undefined && rows !== null && { [size]: rows }),
  };
}
