import type { PageContext } from "./page-context.ts";

/** Reports each block that, by what it reads, in the end reads itself. */
export function reportCycles({ reads, named, report }: PageContext): void {
  for (const [name, node] of named) {
    const path = findPath(reads, name);
    if (path) report("circularRead", node.pointer, { path: path.join(" → ") });
  }
}

/** The way from a block back to itself, or `null`. */
function findPath(reads: ReadonlyMap<string, ReadonlySet<string>>, start: string): string[] | null {
  const queue: string[][] = [[start]];
  const seen = new Set<string>();
  for (let path = queue.shift(); path; path = queue.shift()) {
    for (const next of reads.get(path.at(-1) ?? "") ?? []) {
      if (next === start) return [...path, start];
      if (seen.has(next)) continue;
      seen.add(next);
      queue.push([...path, next]);
    }
  }
  return null;
}
