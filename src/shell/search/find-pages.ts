import { pagePathOf } from "../../language/component-path.ts";
import { isShownInSidebar, type MenuEntry, type MenuRoutes } from "../menu/menu-routes.ts";
import { dashboardEntry, dashboardPath, resolveAddress } from "../menu/resolve-address.ts";
import { studioScreenOf } from "../menu/studio-nodes.ts";
import { matcher } from "./matching.ts";

/** A page that the search offers. */
export interface FoundPage {
  key: string;
  title: string;
  /** The titles of the folders that contain the page, from the top. */
  folders: readonly string[];
  address: string;
  isExternal: boolean;
  /** The path of the page's file below `schemas/pages/`; `null` where it has none. */
  path: string | null;
}

/** The pages of the menu, ready to be searched. */
export interface PageIndex {
  pages: readonly FoundPage[];
  /** The pages that match a query, best first. */
  find(query: string): readonly FoundPage[];
}

/**
 * An index of the pages that the sidebar shows (specification section 2), searched by title in the
 * shown language, by folder titles and by address. Hidden pages are not included.
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
    path: pathOf(entry),
  }));
  const find = matcher(pages, ({ title, folders, address }) => {
    return { title, within: folders.join(" "), address };
  });
  return { pages, find };
}

function pathOf({ node, address, isExternal }: MenuEntry): string | null {
  if (isExternal || studioScreenOf(node) !== null) return null;
  return pagePathOf(node.componentPath) ?? address.slice(1);
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
