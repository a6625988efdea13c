import type { BenchNode } from "../organisation.ts";

/** The block kinds that the bench compares. */
export type BenchKind = "table" | "tree" | "dual-list" | "form" | "detail" | "chart" | "figures";

/**
 * The address of a bench page: `bench/<kind>-<size>-<visit>`, where each visit has its own page.
 */
export interface BenchPlace {
  kind: BenchKind;
  size: number;
  /** The value that a page's reads send: it is never repeated, so that no cache answers. */
  of: string;
}

const kinds: readonly BenchKind[] = [
  ...(["table", "tree", "dual-list", "form", "detail", "chart", "figures"] as const),
];

/** The path of the page for a visit. */
export function placePath(kind: BenchKind, size: number, visit: number): string {
  return `bench/${kind}-${size}-${visit}`;
}

/** The kind, size and visit that a path names; `null` where it is no path of the bench. */
export function placeOf(path: string): BenchPlace | null {
  const [, name, size, visit] = /^\/?bench\/([a-z-]+)-(\d+)-(\d+)$/.exec(path) ?? [];
  const kind = kinds.find((known) => known === name);
  return kind ? { kind, size: Number(size), of: `${size}-${visit}` } : null;
}

/** The menu of a scenario, which has a page for each visit. */
export function menuOf(kind: BenchKind, size: number, visits: number): BenchNode[] {
  return Array.from({ length: visits }, (_none, index) => {
    const path = placePath(kind, size, index);
    return {
      id: index + 1,
      title: `Visit ${index}`,
      routerPath: `/${path}`,
      componentPath: path,
      typeId: "1",
      icon: "",
      children: [],
    };
  });
}
