import type { ListExtension } from "../../../../src/catalogue/openapi.ts";
import type { Operation } from "../../../../src/catalogue/operation.ts";
import {
  isFollowed,
  isPaged,
  mayBeLimit,
  pageArguments,
  saysMore,
  sizeNear,
} from "../../../../src/catalogue/paging/paging.ts";
import { itemsOf, pagedTotalOf } from "../../../../src/catalogue/schema/rows.ts";
import { equal } from "../../../../src/catalogue/validators/validator-runtime.ts";
import {
  CallError,
  type CallOptions,
  type CallResult,
  type Wire,
} from "../../../../src/wire/wire.ts";
import { endOfWhole, lacksPages, type PagesEnd } from "./page-turn.ts";

export type Arguments = Readonly<Record<string, unknown>>;

/** The operation and arguments of a paged read. */
export interface PageReading {
  wire: Wire;
  operation: Operation;
  list: ListExtension;
  /** The requested page size. */
  size: number;
  options: CallOptions;
  /** The codes of refusals of the first page that the reader answers by itself. */
  tolerated?: readonly number[];
}

/** A page as it was read. */
export interface TurnedPage {
  result: CallResult;
  /** The value at the place of the rows; `null` where it is no list. */
  items: readonly unknown[] | null;
  /** Whether the answer states that more rows follow. */
  isMore: boolean | null;
  /** The arguments of the next page; `null` for the last. */
  next: Arguments | null;
  /** Why the list ends here too early. */
  end: PagesEnd | null;
}

/** Maximum pages of a list; beyond it the list counts as endless. */
const mostPages = 5_000;

/** The code by which a service refuses a page after the last one, of a list that it does not count. */
const pastTheEnd = 404;

/** Whether the answer of a numbered page says neither how many rows there are nor if more follow. */
const saysNothing = ({ list }: PageReading, result: CallResult): boolean =>
  !isFollowed(list) && saysMore(list, result) === null && pagedTotalOf({ list }, result) === null;

/** The page size for reading a whole list. */
export function largestPageOf(operation: Operation, { size = "" }: ListExtension): number {
  return sizeNear(operation.request.properties?.[size] ?? {}, Number.POSITIVE_INFINITY);
}

/**
 * Yields the pages of a list in sequence; the caller decides when to stop. An answer that leads
 * back to a page already read, or to one of the `earlier` pages with `passed` rows, is the last.
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
  let before: readonly unknown[] | null = null;
  let isOpen = false;
  for (let asked: Arguments | null = first; asked !== null; ) {
    count += 1;
    const answers = count === 1 ? (reading.tolerated ?? []) : isOpen ? [pastTheEnd] : [];
    const told = { ...options, answers: [...(options.answers ?? []), ...answers] };
    const result = await wire.call(operation.id, asked, told).catch((error: unknown) => {
      const isPast = count > 1 && isOpen && error instanceof CallError && error.code === pastTheEnd;
      if (isPast) return null;
      throw error;
    });
    if (result === null) return;
    isOpen = saysNothing(reading, result);
    const items = itemsOf(reading, result.data);
    const isMore = saysMore(reading.list, result);
    const found: TurnedPage = { result, items, isMore, next: null, end: null };
    if (!isPaged(reading.list)) {
      return void (yield { ...found, end: endOfWhole(reading.list, result, asked) });
    }
    // The rows of the page before mean that its service gives the same rows for ever.
    const isRepeated = before !== null && before.length > 0 && equal(items, before);
    before = items;
    const page: TurnedPage = isFollowed(reading.list)
      ? await followedPage(reading, found, { asked, seen, isRepeated })
      : numbered(found, isRepeated);
    const isEndless = count >= mostPages && page.next !== null;
    yield isEndless ? { ...page, next: null, end: "loop" } : page;
    asked = isEndless ? null : page.next;
  }
}

/** A page with the cursor of the next. */
async function followedPage(
  { operation, list, size }: PageReading,
  page: TurnedPage,
  { asked, seen, isRepeated }: { asked: Arguments; seen: Set<string>; isRepeated: boolean },
): Promise<TurnedPage> {
  const { isMore, items, result } = page;
  // Where the cursor is the last row's key, a short page is the last.
  const count = items?.length ?? 0;
  const isShort = isMore === null && list.last !== undefined && count < size && !mayBeLimit(count);
  if (isMore === false || isShort) return page;
  const { argumentsOfNext } = await import("../../../../src/catalogue/paging/follow-page.ts");
  const next = argumentsOfNext(operation, list, result, asked);
  if (next === null) return { ...page, end: isMore ? "unsaid" : null };
  const key = JSON.stringify(next);
  if (seen.has(key)) return { ...page, end: "loop" };
  if (isRepeated) return { ...page, items: [], end: "repeats" };
  seen.add(key);
  return { ...page, next };
}

/** Numbered pages, each with the arguments of the next while more are expected. */
function numberedPages(
  { list, size }: PageReading,
  first: Arguments,
  { number, passed }: { number: number; passed: number },
) {
  // A service may answer fewer rows than requested, even against its document.
  let full: number | null = null;
  let [page, rows] = [number, passed];
  const judge = othersChanges();
  return (given: TurnedPage, isRepeated: boolean): TurnedPage => {
    const count = given.items?.length ?? 0;
    full ??= Math.min(size, count);
    const total = pagedTotalOf({ list }, given.result);
    const found: TurnedPage = { ...given, ...judge(given.items, total) };
    const { isMore } = found;
    if (isRepeated) {
      // A short page that nothing says is one of several is the whole list, of a service that
      // ignores page numbers.
      const isPart = count >= size || isMore === true || (total ?? 0) > rows;
      return { ...found, items: [], end: isPart ? "repeats" : null };
    }
    rows += count;
    if (count === 0 && (total ?? 0) > rows) return { ...found, end: "fewer" };
    const isLast = total === null ? count < full : rows >= total;
    if (count === 0 || (isMore === null ? isLast : !isMore)) {
      return lacksPages(list, found.result.data, page, count) ? { ...found, end: "fewer" } : found;
    }
    page += 1;
    const next = { ...first, ...pageArguments(list, page, size, rows) };
    return { ...found, end: null, next };
  };
}

/**
 * Judges what others did to a list while its pages were read: a row that they add before the next
 * page moves the last rows of this one onto it, and one that they delete moves a row of the next one
 * onto this, where nobody reads it any more.
 */
function othersChanges() {
  let before: Pick<TurnedPage, "items"> & { total: number | null } = { items: null, total: null };
  let isShorter = false;
  return (items: TurnedPage["items"], total: number | null): Pick<TurnedPage, "items" | "end"> => {
    const last = before;
    before = { items, total };
    const grown = last.total === null || total === null ? 0 : total - last.total;
    isShorter ||= grown < 0;
    const isRead = (item: unknown) => last.items?.some((other) => equal(item, other));
    const rest = grown > 0 ? (items?.filter((item) => !isRead(item)) ?? null) : items;
    return { items: rest, end: isShorter ? "changed" : null };
  };
}
