/** The times of a round, by contestant and step. */
export type Round = Record<string, Readonly<Record<string, readonly number[]>>>;

/** The middle value; of an even number of them the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}

/**
 * A table with a line for each step and contestant: the median of all times and the spread of the
 * rounds' medians; against the first contestant the median of the ratios of each round, since the
 * machine's speed drifts between rounds, and how much longer it took.
 */
export function resultTable(title: string, names: readonly string[], rounds: Round[]): string {
  const [first = ""] = names;
  const steps = Object.keys(rounds[0]?.[first] ?? {});
  const lines = steps.flatMap((step) =>
    names.map((name) => {
      const medians = rounds.map((round) => median(round[name]?.[step] ?? []));
      const base = rounds.map((round) => median(round[first]?.[step] ?? []));
      const all = rounds.flatMap((round) => round[name]?.[step] ?? []);
      const ratios = medians.map((value, index) => value / (base[index] ?? Number.NaN));
      const more = medians.map((value, index) => value - (base[index] ?? Number.NaN));
      return [
        step,
        name,
        median(all).toFixed(1),
        `${Math.min(...medians).toFixed(1)}–${Math.max(...medians).toFixed(1)}`,
        name === first ? "" : `×${median(ratios).toFixed(2)}`,
        name === first ? "" : median(more).toFixed(1),
      ];
    }),
  );
  const head = ["step", "contestant", "median ms", "rounds", "ratio", "more ms"];
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
