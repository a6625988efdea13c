import type { FoundPage } from "./find-pages.ts";

/** A search result: a page, a record, a command or a setting. */
export interface Found {
  key: string;
  title: string;
  /**
   * The text that tells equal names apart: the folders of a page, or further values of a record.
   */
  hint: string;
  /** The address that the result opens, or the action that it performs. */
  leads: FoundAddress | { run(): void };
}

interface FoundAddress {
  address: string;
  /** The address of the page once the record is open; left out where the result is no record. */
  inList?: string;
  isExternal: boolean;
}

/** The results of one kind, under a heading. */
export interface FoundGroup {
  key: string;
  heading: string;
  items: readonly Found[];
}

/** What the search has found so far. */
export interface FoundNow {
  groups: readonly FoundGroup[];
  isSearching: boolean;
  /** Whether a list could not be searched. */
  hasFailed: boolean;
}

/** The groups in which a record that several lists show is left only where it comes first. */
export function onceEach(groups: readonly FoundGroup[]): FoundGroup[] {
  const seen = new Set<string>();
  return groups.flatMap((group) => {
    const items = group.items.filter(({ key }) => seen.size < seen.add(key).size);
    return items.length > 0 ? [{ ...group, items }] : [];
  });
}

/** A page as the search offers it. */
export function foundPage({ key, title, folders, address, isExternal }: FoundPage): Found {
  return { key, title, hint: folders.join(" / "), leads: { address, isExternal } };
}
