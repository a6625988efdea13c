import type { ListExtension } from "../../../src/catalogue/openapi.ts";
import type { Operation } from "../../../src/catalogue/operation.ts";
import { pageArguments } from "../../../src/catalogue/paging.ts";
import { setAt } from "../../../src/catalogue/schema/pointer.ts";
import { itemsOf, totalOf } from "../../../src/catalogue/schema/rows.ts";
import type { CallOptions, CallResult, Wire } from "../../../src/wire/wire.ts";

/** So many rows are read at most: what stands for a whole list says so where there are more. */
const mostRows = 10_000;

/** Rows a page where the operation names no limit. */
const usualSize = 100;

/**
 * Reads all pages of a list and answers the last one with the rows of all in it; an operation that
 * answers all rows at once is called once. A service that never says how many there are is asked
 * until a page comes short.
 * @throws CallError where a call is refused or `signal` ends it.
 */
export async function readPages(
  wire: Wire,
  operation: Operation,
  list: ListExtension,
  args: Readonly<Record<string, unknown>>,
  options: CallOptions,
): Promise<CallResult> {
  const { current, size } = list;
  if (current === undefined) return wire.call(operation.id, args, options);
  const most = size === undefined ? null : sizeOf(operation, size);
  const all: unknown[] = [];
  for (let page = 1; ; page += 1) {
    const request = { ...args, ...pageArguments(list, page, most) };
    const result = await wire.call(operation.id, request, options);
    const items = itemsOf({ list }, result.data);
    // What is no list of rows is left as it came, for the reader to name it.
    if (items === null && page === 1) return result;
    const found = items ?? [];
    all.push(...found);
    const total = totalOf({ list }, result.data);
    const isLast = total === null ? found.length < (most ?? usualSize) : all.length >= total;
    if (isLast || found.length === 0 || all.length >= mostRows) {
      return { ...result, data: setAt(result.data, list.rows, all) };
    }
  }
}

function sizeOf(operation: Operation, size: string): number {
  return operation.request.properties?.[size]?.maximum ?? usualSize;
}
