import type { PageContext } from "./page-context.ts";

/** Maximum number of blocks listed for a circular read; a longer cycle lists only its two ends. */
const mostOnPath = 50;

/** Reports each cycle of blocks that read each other, at the first block of the cycle. */
export function reportCycles({ reads, named, report }: PageContext): void {
  const told = new Set<string>();
  for (const [name, node] of named) {
    const way = told.has(name) ? null : wayBack(reads, name);
    if (!way) continue;
    for (const other of way) told.add(other);
    const path = way.length > mostOnPath ? [name, "…", name] : way;
    report("circularRead", node.pointer, { path: path.join(" → ") });
  }
}

/** The shortest chain of reads from a block back to itself; `null` if there is none. */
function wayBack(reads: PageContext["reads"], start: string): string[] | null {
  const readers = new Map<string, string>();
  const met = [start];
  for (const name of met) {
    for (const next of reads.get(name) ?? []) {
      if (next === start) {
        const way = [start];
        for (let at = name; at !== start; at = readers.get(at) ?? start) way.unshift(at);
        return [start, ...way];
      }
      if (readers.has(next)) continue;
      readers.set(next, name);
      met.push(next);
    }
  }
  return null;
}
