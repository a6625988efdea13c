import type { FoundPage } from "./find-pages.ts";

/** Something that the search offers: a page, a record, what can be done or set. */
export interface Found {
  key: string;
  title: string;
  /** What tells it from others: the folders of a page, what else is known of a record. */
  hint: string;
  /** Where it leads, or what it does. */
  leads: { address: string; isExternal: boolean } | { run(): void };
}

/** What is found of one sort, under a heading. */
export interface FoundGroup {
  key: string;
  heading: string;
  items: readonly Found[];
}

/** A page as the search offers it. */
export function foundPage({ key, title, folders, address, isExternal }: FoundPage): Found {
  return { key, title, hint: folders.join(" / "), leads: { address, isExternal } };
}
