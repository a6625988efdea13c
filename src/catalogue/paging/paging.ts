import { readFlag } from "../flag.ts";
import type { ListExtension } from "../openapi.ts";
import type { Operation } from "../operation.ts";
import type { JsonSchema } from "../schema/json-schema.ts";
import { pointTo } from "../schema/pointer.ts";

/** The numbers of the first page and the first row, unless a list states others. */
export const usualFirst = { pages: 1, rows: 0 } as const;

/** Rows requested per page where a document states no maximum; most services accept this many. */
export const usualLargest = 100;

/** The parts of an answer that lead to the next page. */
export interface ListAnswer {
  data: unknown;
  link?: string | null;
}

/** Whether an operation returns its list in pages. */
export function isPaged(list: ListExtension): boolean {
  return list.current !== undefined || isFollowed(list);
}

/**
 * Whether a page can be requested only with a value from the previous response, since pages have no
 * numbers.
 */
export function isFollowed({ current, cursor, address, link }: ListExtension): boolean {
  return current === undefined && [cursor, address, link].some((way) => way !== undefined);
}

/** Whether pages can only be read one after the other. */
export function isTurned(list: ListExtension): boolean {
  return isFollowed(list) || (list.current !== undefined && list.size === undefined);
}

/**
 * Whether nothing says what number the first page has: services whose answers have codes of their
 * own follow the contract, which says it.
 */
export function isFirstUnsaid({ list, service }: Pick<Operation, "list" | "service">): boolean {
  const { current, counts, first } = list ?? {};
  const isSaid = current === undefined || counts === "rows" || first !== undefined;
  return !isSaid && service.envelope.code === undefined;
}

/** The page size closest to the wanted one that a parameter allows. */
export function sizeNear(
  { enum: listed, minimum = 1, maximum = usualLargest }: JsonSchema,
  wanted: number,
): number {
  const sizes = sizesIn(listed);
  const near = sizes.find((size) => size >= wanted) ?? sizes.at(-1);
  return near ?? Math.max(minimum, Math.min(wanted, maximum));
}

/**
 * Whether a short page may be cut by a limit of the service: such limits are round numbers, and
 * seldom lower than these.
 */
export function mayBeLimit(count: number): boolean {
  return count >= 10 && count % 5 === 0;
}

/** The page sizes that a parameter lists, in ascending order. */
export function sizesIn(listed: readonly unknown[] = []): number[] {
  return listed.filter((size) => typeof size === "number").sort((a, b) => a - b);
}

/** The paging parameters of a list, which forms never show. */
export function pagingParameters(list: ListExtension | null | undefined): string[] {
  const { current, cursor, size, counted } = list ?? { rows: "" };
  return [current, cursor, size, counted].filter((name) => name !== undefined);
}

/**
 * The arguments that request a page of a list, counted from 1, with the given number of rows; where
 * pages have no numbers, those of the first page. `passed` is the number of rows on earlier pages.
 */
export function pageArguments(
  list: ListExtension,
  page: number,
  rows: number | null,
  passed = (page - 1) * (rows ?? 0),
): Record<string, number | boolean | string> {
  const { current, size, counted, countedAs = true, counts = "pages" } = list;
  const { first = usualFirst[counts] } = list;
  const before = counts === "rows" ? passed : page - 1;
  return {
    ...(current !== undefined && { [current]: before + first }),
    ...(size !== undefined && rows !== null && { [size]: rows }),
    ...(counted !== undefined && { [counted]: countedAs }),
  };
}

/** Maximum rows read for a whole list; the block says so where there are more. */
export const mostRows = 10_000;

/**
 * The argument that requests all rows of a list without pages, as far as its document states how
 * many the service returns at most: without it, the service returns fewer.
 */
export function limitArguments(
  { limit }: ListExtension,
  { properties = {} }: JsonSchema,
): Record<string, number> {
  const { maximum } = properties[limit ?? ""] ?? {};
  const isKnown = limit !== undefined && maximum !== undefined;
  return isKnown ? { [limit]: Math.min(maximum, mostRows) } : {};
}

/** Whether a response says that more rows follow; `null` where it does not say. */
export function saysMore(list: ListExtension, { data, link }: ListAnswer): boolean | null {
  const more = list.more === undefined ? null : readFlag(pointTo(data, list.more));
  if (more !== null) return more;
  const place = list.next ?? list.address;
  if (place === undefined) return link ? nextInLink(link) !== null : null;
  // If the object around the value is missing, the answer says nothing about further rows.
  const isSaid = isTold(pointTo(data, place.slice(0, place.lastIndexOf("/"))));
  return isSaid ? isTold(pointTo(data, place)) : null;
}

/** The address of the next page in a `Link` header; `null` where the header has none. */
export function nextInLink(link: string): string | null {
  const found = [...link.matchAll(/<([^<>]*)>([^<]*)/g)].find(([, , parameters = ""]) =>
    /;\s*rel\s*=\s*("[^"]*\bnext\b[^"]*"|next\b)/i.test(parameters),
  );
  return found?.[1] ?? null;
}

const isTold = (value: unknown) =>
  value !== null && value !== undefined && value !== "" && value !== false;
