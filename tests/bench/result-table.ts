import type { RoundTimes } from "./scenario.ts";

/** The times of a round, by contestant and by step. */
export type Round = Record<string, RoundTimes>;

/** The median; of an even number of values, the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}

/** A contestant's step over all rounds, compared with the first contestant's. */
export interface Comparison {
  /** The median of the step's times in all rounds. */
  median: number;
  /** The least and the greatest of the medians of the rounds. */
  from: number;
  to: number;
  /** The greatest of the step's times in all rounds. */
  longest: number;
  /**
   * The median over the rounds of the ratio and of the difference. They are taken within each
   * round, since the machine's speed drifts.
   */
  ratio: number;
  more: number;
}

/** Compares the times of each round with the first contestant's times in the same round. */
export function compare(
  own: readonly (readonly number[])[],
  other: readonly (readonly number[])[],
): Comparison {
  const medians = own.map(median);
  const base = other.map(median);
  const against = (how: (value: number, base: number) => number): number =>
    median(medians.map((value, index) => how(value, base[index] ?? Number.NaN)));
  return {
    median: median(own.flat()),
    from: Math.min(...medians),
    to: Math.max(...medians),
    longest: Math.max(...own.flat()),
    ratio: against((value, given) => value / given),
    more: against((value, given) => value - given),
  };
}

/**
 * A table with a line for each step and contestant. For the time to paint it has the median of all
 * times, the spread of the rounds' medians, the maximum, and the ratio and difference to the first
 * contestant; for the main thread's work it has the median and the ratio.
 */
export function resultTable(title: string, names: readonly string[], rounds: Round[]): string {
  const [first = ""] = names;
  const steps = Object.keys(rounds[0]?.[first] ?? {});
  const lines = steps.flatMap((step) =>
    names.map((name) => {
      const times = (of: string, part: "paint" | "work"): number[][] =>
        rounds.map((round) => (round[of]?.[step] ?? []).map((taken) => taken[part]));
      const paint = compare(times(name, "paint"), times(first, "paint"));
      const work = compare(times(name, "work"), times(first, "work"));
      const isFirst = name === first;
      return [
        step,
        name,
        paint.median.toFixed(1),
        `${paint.from.toFixed(1)}–${paint.to.toFixed(1)}`,
        paint.longest.toFixed(1),
        isFirst ? "" : `×${paint.ratio.toFixed(2)}`,
        isFirst ? "" : paint.more.toFixed(1),
        work.median.toFixed(1),
        isFirst ? "" : `×${work.ratio.toFixed(2)}`,
      ];
    }),
  );
  const head = [
    "step",
    "contestant",
    "paint ms",
    "rounds",
    "longest",
    "ratio",
    "more ms",
    "work ms",
    "ratio",
  ];
  return `\n${title} (${rounds.length} rounds)\n\n${aligned([head, ...lines])}\n`;
}

function aligned(lines: readonly (readonly string[])[]): string {
  const widths = (lines[0] ?? []).map((_head, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "))
    .map((line) => `${line.trimEnd()}\n`)
    .join("");
}
