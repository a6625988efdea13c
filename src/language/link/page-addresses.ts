import { pagePathOf } from "../component-path.ts";
import { publicPages } from "../public-pages.ts";
import type { KnownPage, KnownPages } from "./known-pages.ts";
import { readMenuAddress } from "./menu-address.ts";

/** The properties of a menu node that determine its address. */
export interface MenuPlace {
  id: number;
  parentId: number | null;
  routerPath: string;
  componentPath: string;
  /** `0` for a folder, `1` for a page, `2` for a permission. */
  typeId: string;
}

/**
 * The pages that links may lead to, each at its addresses in the menu, otherwise at that of its
 * path. A node whose page is missing leads nowhere; the parameters of folders and of external pages
 * are unknown.
 */
export function knownPages(pages: readonly KnownPage[], menu: readonly MenuPlace[]): KnownPages {
  const known = new Map(pages.map((page) => [page.path, page]));
  const places = [...placesIn(menu), ...Object.entries(publicPages)];
  const found = new Map<string, KnownPage>();
  for (const [address, path] of places) {
    const page = path === null ? unknownPage : known.get(path);
    if (page && !found.get(address)?.path) found.set(address, page);
  }
  const placed = new Set([...found.values()].map(({ path }) => path));
  for (const [path, page] of known) {
    if (!placed.has(path)) found.set(`/${path}`, page);
  }
  return found;
}

const unknownPage: KnownPage = {
  path: null,
  params: null,
  uses: [],
  blocks: [],
  searches: [],
  takesPlainNames: true,
};

/** The addresses in a menu, each with the path of the page that it opens, or `null`. */
function placesIn(menu: readonly MenuPlace[]): [address: string, path: string | null][] {
  const byId = new Map(menu.map((node) => [node.id, node]));
  const known = new Map<number | null, string>();
  /**
   * A node's address within the application, otherwise that of its nearest ancestor with an
   * address.
   */
  const addressAt = (id: number | null): string => {
    const node = id === null ? undefined : byId.get(id);
    if (!node || known.has(id)) return known.get(id) ?? "";
    // An empty address is stored first, so that a cycle of parents in the menu ends the search.
    known.set(id, "");
    const base = addressAt(node.parentId);
    const { address, isExternal } = readMenuAddress(node.routerPath, base);
    const own = isExternal || address === "" ? base : address;
    known.set(id, own);
    return own;
  };
  return menu.flatMap(({ id, routerPath, componentPath, typeId }): [string, string | null][] => {
    const { address, isExternal } = readMenuAddress(routerPath, "");
    if (typeId === "2" || address === "" || isExternal) return [];
    return [[addressAt(id), typeId === "0" ? null : pagePathOf(componentPath)]];
  });
}
