import type { ListExtension } from "../../../src/catalogue/openapi.ts";
import type { Operation } from "../../../src/catalogue/operation.ts";
import {
  isFollowed,
  isPaged,
  mayBeLimit,
  pageArguments,
  saysMore,
  sizeNear,
} from "../../../src/catalogue/paging.ts";
import { itemsOf, totalOf } from "../../../src/catalogue/schema/rows.ts";
import { equal } from "../../../src/catalogue/validators/validator-runtime.ts";
import type { CallOptions, CallResult, Wire } from "../../../src/wire/wire.ts";
import type { PagesEnd } from "./page-turn.ts";

export type Arguments = Readonly<Record<string, unknown>>;

/** A list that is read page by page, and by what. */
export interface PageReading {
  wire: Wire;
  operation: Operation;
  list: ListExtension;
  /** How many rows a page are asked for. */
  size: number;
  options: CallOptions;
}

/** A page as it was read. */
export interface TurnedPage {
  result: CallResult;
  /** What stands where its rows should; `null` where that is no list. */
  items: readonly unknown[] | null;
  /** Whether the answer itself says that more follow. */
  isMore: boolean | null;
  /** How the page after it is asked for; `null` where it is the last. */
  next: Arguments | null;
  /** Why it is the last though it should not be. */
  end: PagesEnd | null;
}

/** A list of more pages is taken to have no end. */
const mostPages = 5_000;

/** How many rows a page a list is read as a whole by. */
export function largestPageOf(operation: Operation, { size = "" }: ListExtension): number {
  return sizeNear(operation.request.properties?.[size] ?? {}, Number.POSITIVE_INFINITY);
}

/**
 * Reads the pages of a list one after the other, from the one that is asked for so; whoever reads
 * them says when it is enough. An answer that leads back to a page already read, also one of the
 * `earlier`, on which `passed` rows stand, is the last.
 * @throws CallError where a call is refused or its signal ends it.
 */
export async function* turnPages(
  reading: PageReading,
  first: Arguments,
  earlier: readonly Arguments[] = [],
  passed = 0,
): AsyncGenerator<TurnedPage, void, undefined> {
  const { wire, operation, options } = reading;
  const seen = new Set([...earlier, first].map((one) => JSON.stringify(one)));
  const numbered = numberedPages(reading, first, { number: earlier.length + 1, passed });
  let count = 0;
  for (let asked: Arguments | null = first; asked !== null; ) {
    count += 1;
    const result = await wire.call(operation.id, asked, options);
    const items = itemsOf(reading, result.data);
    const isMore = saysMore(reading.list, result);
    const found: TurnedPage = { result, items, isMore, next: null, end: null };
    const page: TurnedPage = isFollowed(reading.list)
      ? await followedPage(reading, found, asked, seen)
      : numbered(found);
    if (!isPaged(reading.list)) return void (yield found);
    const isEndless = count >= mostPages && page.next !== null;
    yield isEndless ? { ...page, next: null, end: "loop" } : page;
    asked = isEndless ? null : page.next;
  }
}

/** The page with what its answer says of the next. */
async function followedPage(
  { operation, list, size }: PageReading,
  page: TurnedPage,
  asked: Arguments,
  seen: Set<string>,
): Promise<TurnedPage> {
  const { isMore, items, result } = page;
  // Where only the last row leads on, a page that comes short is the last.
  const count = items?.length ?? 0;
  const isShort = isMore === null && list.last !== undefined && count < size && !mayBeLimit(count);
  if (isMore === false || isShort) return page;
  const { argumentsOfNext } = await import("../../../src/catalogue/follow-page.ts");
  const next = argumentsOfNext(operation, list, result, asked);
  if (next === null) return { ...page, end: isMore ? "unsaid" : null };
  const key = JSON.stringify(next);
  if (seen.has(key)) return { ...page, end: "loop" };
  seen.add(key);
  return { ...page, next };
}

/** Of pages with numbers, each with the arguments of the next, as long as there should be one. */
function numberedPages(
  { list, size }: PageReading,
  first: Arguments,
  { number, passed }: { number: number; passed: number },
) {
  // A service may give less than it was asked for, also where its document says otherwise.
  let full: number | null = null;
  let [page, rows] = [number, passed];
  let before: readonly unknown[] | null = null;
  return (found: TurnedPage): TurnedPage => {
    const { result, isMore } = found;
    const items = found.items ?? [];
    const isRepeated = before !== null && items.length > 0 && equal(items, before);
    before = items;
    full ??= Math.min(size, items.length);
    const total = totalOf({ list }, result);
    // Who is asked for all again and again answers the same as often.
    if (isRepeated) return { ...found, items: [], end: items.length < size ? null : "repeats" };
    rows += items.length;
    if (items.length === 0) return { ...found, end: (total ?? 0) > rows ? "fewer" : null };
    const isLast = total === null ? items.length < full : rows >= total;
    if (isMore === null ? isLast : !isMore) return found;
    page += 1;
    return { ...found, next: { ...first, ...pageArguments(list, page, size, rows) } };
  };
}
