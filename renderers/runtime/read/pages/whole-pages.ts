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
 * Yields the pages of a whole list in order, in the largest pages that its service takes.
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
  let isBegun = false;
  try {
    for await (const page of turnPages(reading, first)) {
      isBegun = true;
      yield page;
    }
  } catch (error) {
    const code = error instanceof CallError ? (error.code ?? 0) : 0;
    if (isBegun || !reading.tolerated?.includes(code)) throw error;
    throw new RefusedSize("The size may be too large.", { cause: error });
  }
}
