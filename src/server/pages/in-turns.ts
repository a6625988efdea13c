import { setImmediate } from "node:timers/promises";

/** Whoever works for so long, in milliseconds, lets other calls be answered before going on. */
const longTurn = 25;

/** Does something with one thing after the other; what comes of it is in their order. */
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
