import type { ListExtension } from "../../../../src/catalogue/openapi.ts";
import type { Operation } from "../../../../src/catalogue/operation.ts";
import { isPaged, mostRows, pageArguments } from "../../../../src/catalogue/paging/paging.ts";
import { setAt } from "../../../../src/catalogue/schema/pointer.ts";
import type { CallOptions, CallResult, Wire } from "../../../../src/wire/wire.ts";
import type { PagesEnd } from "./page-turn.ts";
import { wholePages } from "./whole-pages.ts";

/** Maximum pages read, however few rows each has. */
const mostPages = 1_000;

/** A list as one answer, with the reason for missing rows at the end. */
export type WholeResult = CallResult & { end?: PagesEnd | null };

/**
 * Reads all pages of a list and returns the last answer with the rows of all pages; an unpaged
 * operation is called once. @throws CallError where a call is refused or `signal` ends it.
 */
export async function readPages(
  wire: Wire,
  operation: Operation,
  list: ListExtension,
  args: Readonly<Record<string, unknown>>,
  options: CallOptions,
): Promise<WholeResult> {
  if (!isPaged(list)) return wire.call(operation.id, args, options);
  const firstOf = (size: number) => ({ ...args, ...pageArguments(list, 1, size) });
  const all: unknown[] = [];
  let pages = 0;
  let last: CallResult | null = null;
  let end: PagesEnd | null = null;
  for await (const page of wholePages({ wire, operation, list, options }, firstOf)) {
    // An answer without a list is returned unchanged, so that its reader can report it.
    if (page.items === null && last === null) return page.result;
    last = page.result;
    end = page.end;
    all.push(...(page.items ?? []));
    pages += 1;
    if (all.length < mostRows && pages < mostPages) continue;
    if (page.next !== null) end = "long";
    break;
  }
  if (last === null) throw new Error("A list has at least one page.");
  return { ...last, data: setAt(last.data, list.rows, all), end };
}
