import type { PageContext } from "./page-context.ts";

type Reads = ReadonlyMap<string, ReadonlySet<string>>;

/** Of blocks that all read each other, more than these are told without the way between them. */
const mostOnPath = 50;

/** Reports each block that, by what it reads, in the end reads itself. */
export function reportCycles({ reads, named, report }: PageContext): void {
  const circles = circlesOf(reads);
  for (const [name, node] of named) {
    const circle = circles.get(name);
    if (!circle) continue;
    const path = circle.size > mostOnPath ? [name, "…", name] : pathBack(reads, circle, name);
    report("circularRead", node.pointer, { path: path.join(" → ") });
  }
}

/** The blocks that in the end read themselves, each with those that it shares its circle with. */
function circlesOf(reads: Reads): Map<string, ReadonlySet<string>> {
  const circles = new Map<string, ReadonlySet<string>>();
  const readers = reversed(reads);
  const met = new Set<string>();
  for (const name of lastReadFirst(reads).reverse()) {
    if (met.has(name)) continue;
    const circle = new Set([name]);
    met.add(name);
    for (const member of circle) {
      for (const reader of readers.get(member) ?? []) {
        if (met.has(reader)) continue;
        met.add(reader);
        circle.add(reader);
      }
    }
    if (circle.size > 1) for (const member of circle) circles.set(member, circle);
  }
  return circles;
}

/** The blocks, each after all that it reads; without recursion, for chains may be long. */
function lastReadFirst(reads: Reads): string[] {
  const order: string[] = [];
  const met = new Set<string>();
  for (const start of reads.keys()) {
    if (met.has(start)) continue;
    met.add(start);
    const way = [{ name: start, next: (reads.get(start) ?? new Set()).values() }];
    for (let here = way.at(-1); here; here = way.at(-1)) {
      const { done, value } = here.next.next();
      if (done) {
        order.push(here.name);
        way.pop();
      } else if (!met.has(value)) {
        met.add(value);
        way.push({ name: value, next: (reads.get(value) ?? new Set()).values() });
      }
    }
  }
  return order;
}

function reversed(reads: Reads): Reads {
  const readers = new Map<string, Set<string>>();
  for (const [name, others] of reads) {
    for (const other of others) {
      const known = readers.get(other) ?? new Set();
      readers.set(other, known.add(name));
    }
  }
  return readers;
}

/** The shortest way within a circle from a block back to itself. */
function pathBack(reads: Reads, circle: ReadonlySet<string>, start: string): string[] {
  const queue: string[][] = [[start]];
  const seen = new Set<string>();
  for (const path of queue) {
    for (const next of reads.get(path.at(-1) ?? "") ?? []) {
      if (next === start) return [...path, start];
      if (seen.has(next) || !circle.has(next)) continue;
      seen.add(next);
      queue.push([...path, next]);
    }
  }
  return [start];
}
