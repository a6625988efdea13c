import { pageArguments } from "../../../../src/catalogue/paging/paging.ts";
import { isRecord, own } from "../../../../src/catalogue/schema/record.ts";
import { itemsOf, pagedTotalOf } from "../../../../src/catalogue/schema/rows.ts";
import { equal } from "../../../../src/catalogue/validators/validator-runtime.ts";
import { CallError } from "../../../../src/wire/wire.ts";
import {
  type Arguments,
  largestPageOf,
  type PageReading,
  type TurnedPage,
  turnPages,
} from "./turn-pages.ts";

/** The rows of a page that nearly all services take, and how others refuse a larger one. */
const usualSize = 20;
const refusedSize: readonly number[] = [400, 413, 422];

/**
 * Yields the pages of a whole list in order, in the largest pages that its service takes. A page
 * before the first one, which a service has that counts from 0 without saying so, comes first.
 * @param argumentsFor The arguments of the first page of a size.
 * @throws CallError where a call is refused or its signal ends it.
 */
export async function* wholePages(
  reading: Omit<PageReading, "size">,
  argumentsFor: (size: number) => Arguments,
): AsyncGenerator<TurnedPage, void, undefined> {
  const { operation, list } = reading;
  const largest = largestPageOf(operation, list);
  const { enum: listed, maximum } = operation.request.properties?.[list.size ?? ""] ?? {};
  const isGuess = list.size !== undefined && (listed ?? maximum) === undefined;
  const tolerated = isGuess && largest > usualSize ? refusedSize : [];
  try {
    yield* pagesOfSize({ ...reading, size: largest, tolerated }, argumentsFor(largest));
  } catch (error) {
    if (!(error instanceof RefusedSize)) throw error;
    yield* pagesOfSize({ ...reading, size: usualSize }, argumentsFor(usualSize));
  }
}

/** A refusal of the first page that may be due to its size. */
class RefusedSize extends Error {}

async function* pagesOfSize(
  reading: PageReading,
  first: Arguments,
): AsyncGenerator<TurnedPage, void, undefined> {
  let earlier: readonly unknown[] | null = null;
  try {
    for await (const page of turnPages(reading, first)) {
      if (earlier === null) {
        earlier = await itemsBefore(reading, first, page);
        if (earlier.length > 0) yield { ...page, items: earlier, next: first, end: null };
      }
      yield earlier.length > 0 ? besides(earlier, page) : page;
    }
  } catch (error) {
    const code = error instanceof CallError ? (error.code ?? 0) : 0;
    if (earlier !== null || !reading.tolerated?.includes(code)) throw error;
    throw new RefusedSize("The size may be too large.", { cause: error });
  }
}

/**
 * A page without the rows of the page before the first one: a service may answer its last page for
 * page 0. With that page, all are there that the service counts.
 */
function besides(earlier: readonly unknown[], page: TurnedPage): TurnedPage {
  const items = page.items?.filter((one) => !earlier.some((other) => isAlike(one, other))) ?? null;
  return { ...page, items, end: page.end === "fewer" ? null : page.end };
}

/** The rows on a page 0 that are not those of page 1, where nothing says how pages are counted. */
async function itemsBefore(
  reading: PageReading,
  first: Arguments,
  { result, items }: TurnedPage,
): Promise<readonly unknown[]> {
  const { wire, operation, list, size, options } = reading;
  const isSaid = list.first !== undefined || pagedTotalOf({ list }, result) !== null;
  if (list.current === undefined || list.counts === "rows" || isSaid || items === null) return [];
  const asked = { ...first, ...pageArguments(list, 0, size) };
  const quietly = { ...options, quiet: true };
  const answer = await wire.call(operation.id, asked, quietly).catch(() => null);
  const before = (answer && itemsOf({ list }, answer.data)) ?? [];
  const isSame = before.some((one) => items.some((other) => isAlike(one, other)));
  return isSame ? [] : before;
}

const isAlike = (one: unknown, other: unknown): boolean =>
  equal(one, other) ||
  (isRecord(one) && own(one, "id") !== undefined && own(one, "id") === own(other, "id"));
