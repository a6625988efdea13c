import type { BenchNode } from "../organisation.ts";

/** The kinds that are compared. */
export type BenchKind = "table" | "tree" | "dual-list" | "form" | "detail" | "chart" | "figures";

/** A page of the bench: `bench/<kind>-<size>-<visit>`, each visit one of its own. */
export interface BenchPlace {
  kind: BenchKind;
  size: number;
  /** What its reads ask for: never the same twice, so that no cache answers. */
  of: string;
}

const kinds: readonly BenchKind[] = [
  ...(["table", "tree", "dual-list", "form", "detail", "chart", "figures"] as const),
];

/** The path of the page of a visit. */
export function placePath(kind: BenchKind, size: number, visit: number): string {
  return `bench/${kind}-${size}-${visit}`;
}

/** What a path stands for, or `null` where it is none of the bench's kinds. */
export function placeOf(path: string): BenchPlace | null {
  const [, name, size, visit] = /^\/?bench\/([a-z-]+)-(\d+)-(\d+)$/.exec(path) ?? [];
  const kind = kinds.find((known) => known === name);
  return kind ? { kind, size: Number(size), of: `${size}-${visit}` } : null;
}

/** The menu of a scenario: a page for each visit. */
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
