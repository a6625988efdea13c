import { isShownInSidebar, type MenuEntry, type MenuRoutes } from "../menu/menu-routes.ts";
import { dashboardEntry, dashboardPath, resolveAddress } from "../menu/resolve-address.ts";

/** A page that the search offers. */
export interface FoundPage {
  key: string;
  title: string;
  /** The titles of the folders it stands in, from the top. */
  folders: readonly string[];
  address: string;
  isExternal: boolean;
}

/** The pages of the menu, ready to be searched. */
export interface PageIndex {
  pages: readonly FoundPage[];
  /** Those that a query finds, the best first. */
  find(query: string): readonly FoundPage[];
}

interface IndexedPage {
  page: FoundPage;
  title: string;
  folders: string;
  address: string;
}

/**
 * An index of the pages that the sidebar offers (specification section 2): by title in the language
 * shown, by the folders they stand in and by address. Hidden pages are not offered.
 */
export function indexPages(routes: MenuRoutes, titleOf: (entry: MenuEntry) => string): PageIndex {
  const entries = [...new Set(offered(routes.entries, routes))];
  if (!routes.byPath.has(dashboardPath)) entries.unshift(dashboardEntry);
  const pages = entries.map((entry) => ({
    key: entry.key,
    title: titleOf(entry),
    folders: entry.ancestors.map(titleOf),
    address: entry.address,
    isExternal: entry.isExternal,
  }));
  const indexed = pages.map((page) => ({
    page,
    title: plain(page.title),
    folders: plain(page.folders.join(" ")),
    address: plain(page.address),
  }));
  return { pages, find: (query) => find(indexed, plain(query)) };
}

function offered(entries: readonly MenuEntry[], routes: MenuRoutes): MenuEntry[] {
  return entries.filter(isShownInSidebar).flatMap((entry) => {
    const inside = offered(entry.children, routes);
    return isOpenable(entry, routes) ? [entry, ...inside] : inside;
  });
}

function isOpenable(entry: MenuEntry, routes: MenuRoutes): boolean {
  if (entry.isExternal) return entry.children.length === 0;
  if (entry.node.type !== "page" || entry.address === "") return false;
  const found = resolveAddress(routes, entry.address);
  return found.kind === "page" && found.entry === entry;
}

/** Without case, accents and full-width forms; a voiced kana stays another letter. */
function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();
}

function find(indexed: readonly IndexedPage[], query: string): FoundPage[] {
  const words = query.split(" ");
  const ranked = indexed.flatMap((candidate) => {
    const whole = rankOf(candidate, query);
    const ranks = words.map((word) => rankOf(candidate, word));
    // The query as it stands counts before its words one by one.
    const rank = Math.min(whole, 10 + Math.max(...ranks));
    return Number.isFinite(rank) ? [{ page: candidate.page, rank }] : [];
  });
  return ranked.sort((one, other) => one.rank - other.rank).map(({ page }) => page);
}

/** The lower, the better: what begins with it comes before what holds it elsewhere. */
function rankOf({ title, folders, address }: IndexedPage, word: string): number {
  if (title.startsWith(word)) return 0;
  if (title.includes(` ${word}`)) return 1;
  if (title.includes(word)) return 2;
  if (folders.startsWith(word) || folders.includes(` ${word}`)) return 3;
  if (folders.includes(word)) return 4;
  if (address.startsWith(word) || address.includes(`/${word}`)) return 5;
  return address.includes(word) ? 6 : Number.POSITIVE_INFINITY;
}
