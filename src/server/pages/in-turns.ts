import { setImmediate } from "node:timers/promises";

/** Milliseconds of work after which other calls get their turn. */
const longTurn = 25;

/**
 * Runs an action for one item after the other, and returns the results in the order of the items.
 */
export async function inTurns<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Result | Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let since = performance.now();
  for (const item of items) {
    results.push(await work(item));
    if (performance.now() - since < longTurn) continue;
    await setImmediate();
    since = performance.now();
  }
  return results;
}
