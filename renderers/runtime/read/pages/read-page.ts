import type { Operation } from "../../../../src/catalogue/operation.ts";
import { pageArguments } from "../../../../src/catalogue/paging/paging.ts";
import type { CallOptions, CallResult, Wire } from "../../../../src/wire/wire.ts";
import type { PageAsked, PagesEnd, PageTurn } from "./page-turn.ts";
import { type Arguments, type PageReading, turnPages } from "./turn-pages.ts";

/** The arguments of each page of a list, from the page before, and the number of rows before it. */
type Trail = { asked: Arguments; before: number }[];

const trails = new WeakMap<Wire, Map<string, Trail>>();

/** Maximum lists whose cursors are remembered. */
const mostTrails = 50;

/** Maximum pages read to reach one whose cursor is not known. */
const mostTurned = 50;

/** The start of a page in a list. */
export interface PagePlace {
  asked: Arguments;
  earlier: readonly Arguments[];
  passed: number;
}

/** Reads the page at a place, with the place of the next. @throws CallError */
export async function readAt(
  reading: PageReading,
  { asked, earlier, passed }: PagePlace,
): Promise<CallResult & { next: PagePlace | null; end: PagesEnd | null }> {
  for await (const { result, items, next, end } of turnPages(reading, asked, earlier, passed)) {
    const before = { earlier: [...earlier, asked], passed: passed + (items?.length ?? 0) };
    return { ...result, end, next: next && { asked: next, ...before } };
  }
  throw new Error("A list has at least one page.");
}

/** A page with its position. */
export type TurnedResult = CallResult & { turn: PageTurn };

/**
 * Reads a page of a list with cursors: by a remembered cursor, else in sequence from the nearest
 * known page. @throws CallError where a call is refused or `signal` ends it.
 */
export async function readPage(
  wire: Wire,
  operation: Operation,
  { list, page, size }: PageAsked,
  args: Arguments,
  options: CallOptions,
): Promise<TurnedResult> {
  const reading = { wire, operation, list, size, options };
  const trail = trailOf(reading, args);
  const isRemembered = Math.min(page, trail.length) > 1;
  try {
    return await turnTo(reading, page, trail);
  } catch (error) {
    if (!isRemembered || options.signal?.aborted) throw error;
    // A cursor may have expired, for example because its row was deleted, so remembered cursors are
    // dropped.
    trail.splice(1);
    return await turnTo(reading, page, trail);
  }
}

function trailOf({ wire, operation, list, size }: PageReading, args: Arguments): Trail {
  const known = trails.get(wire) ?? new Map<string, Trail>();
  trails.set(wire, known);
  const key = JSON.stringify([operation.id, args, size]);
  const first = { asked: { ...args, ...pageArguments(list, 1, size) }, before: 0 };
  const trail = known.get(key) ?? [first];
  known.delete(key);
  known.set(key, trail);
  const [oldest] = known.keys();
  if (known.size > mostTrails && oldest !== undefined) known.delete(oldest);
  return trail;
}

async function turnTo(reading: PageReading, page: number, trail: Trail): Promise<TurnedResult> {
  let at = Math.min(page, trail.length);
  const last = at + mostTurned;
  const start = trail[at - 1];
  const earlier = trail.slice(0, at - 1).map(({ asked }) => asked);
  if (!start) throw new Error("Pages are counted from 1.");
  const pages = turnPages(reading, start.asked, earlier, start.before);
  for await (const { result, items, next, end } of pages) {
    const before = trail[at - 1]?.before ?? 0;
    trail.splice(at, Number.POSITIVE_INFINITY);
    if (next) trail.push({ asked: next, before: before + (items?.length ?? 0) });
    if (at === page || next === null || at === last) {
      return { ...result, turn: { page: at, before, hasMore: next !== null, end } };
    }
    at += 1;
  }
  throw new Error("A list has at least one page.");
}
