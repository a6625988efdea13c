import { groupedBy } from "../../catalogue/grouped-by.ts";
import { keptBy } from "../../catalogue/kept-by.ts";
import type { SourceNode } from "../source.ts";

/** The pairing of the items of two lists. */
export interface ListMatch {
  pairs: readonly { before: SourceNode; after: SourceNode; isMoved: boolean }[];
  removed: readonly SourceNode[];
  added: readonly SourceNode[];
}

/** The key by which an item is recognised in both lists; the first key with a match is used. */
export type ItemKey = (node: SourceNode) => string | null;

/**
 * Matches the items of two lists: first those that are equal as a whole, then those that share a
 * key. An item counts as moved if its position among the items of both lists has changed.
 */
export function matchItems(
  before: readonly SourceNode[],
  after: readonly SourceNode[],
  keys: readonly ItemKey[],
): ListMatch {
  const partner = new Map<SourceNode, SourceNode>();
  const free = new Set(before);
  for (const key of [canonical, ...keys]) {
    const byKey = groupedBy([...free].reverse(), key);
    for (const item of after) {
      const name = partner.has(item) ? null : key(item);
      const found = name === null ? undefined : byKey.get(name)?.pop();
      if (!found) continue;
      partner.set(item, found);
      free.delete(found);
    }
  }
  const order = new Map(before.map((node, index) => [node, index]));
  const both = after.flatMap((node) => {
    const match = partner.get(node);
    return match ? [{ before: match, after: node, index: order.get(match) ?? 0 }] : [];
  });
  const kept = longestRising(both.map(({ index }) => index));
  return {
    pairs: both.map(({ index, ...pair }) => ({ ...pair, isMoved: !kept.has(index) })),
    removed: before.filter((node) => free.has(node)),
    added: after.filter((node) => !partner.has(node)),
  };
}

/** The JSON of a node with object keys sorted, so that equal values have equal texts. */
export const canonical = keptBy((node: SourceNode): string => {
  if (node.type === "array") return `[${node.items.map(canonical).join(",")}]`;
  if (node.type !== "object") return JSON.stringify(node.scalar);
  const entries = node.entries.map(
    ({ key, node: value }) => `${JSON.stringify(key)}:${canonical(value)}`,
  );
  return `{${entries.sort().join(",")}}`;
});

/** The numbers of a longest increasing subsequence, which stand for the items that did not move. */
function longestRising(numbers: readonly number[]): ReadonlySet<number> {
  const tails: number[] = [];
  const previous = new Map<number, number | undefined>();
  for (const number of numbers) {
    const at = firstNotBelow(tails, number);
    previous.set(number, tails[at - 1]);
    tails[at] = number;
  }
  const row = new Set<number>();
  for (let last = tails.at(-1); last !== undefined; last = previous.get(last)) row.add(last);
  return row;
}

/** The index of the first number in an increasing list that is not below the given one. */
function firstNotBelow(rising: readonly number[], number: number): number {
  let low = 0;
  let high = rising.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rising[middle] ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}
