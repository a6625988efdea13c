/** A random generator whose numbers are the same for the same seed on every machine. */
export interface Random {
  /** A random whole number from `low` to `high`, including both. */
  between(low: number, high: number): number;
  /**
   * Picks a random item.
   * @throws Error if the list is empty.
   */
  pick<T>(items: readonly T[]): T;
  /** Picks `count` distinct items in random order, or all items if there are fewer. */
  some<T>(items: readonly T[], count: number): T[];
}

/** Creates a Mulberry32 generator, which is small, fast, and random enough for sample data. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    between,
    pick(items) {
      const [item] = items.slice(between(0, items.length - 1));
      if (item === undefined) throw new Error("There is nothing to pick from.");
      return item;
    },
    some(items, count) {
      const keyed = items.map((item) => ({ item, key: next() }));
      return keyed
        .sort((left, right) => left.key - right.key)
        .slice(0, count)
        .map(({ item }) => item);
    },
  };
}
