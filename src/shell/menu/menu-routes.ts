import { readMenuAddress } from "../../language/link/menu-address.ts";
import type { MenuFault, MenuFaultKind } from "../../session/menu-fault.ts";
import type { MenuNode } from "../../session/menu-node.ts";
import { staticPaths } from "../routes/static-paths.ts";
import { studioNodesOf } from "./studio-nodes.ts";

/** A menu node with its place in the tree and its address. */
export interface MenuEntry {
  /** The entry's key, which is unique in the menu and the same in every language. */
  key: string;
  node: MenuNode;
  /** The entry's ancestors from the top, without the entry itself. */
  ancestors: readonly MenuEntry[];
  /** The entry's absolute path or http(s) address; empty where it has none. */
  address: string;
  isExternal: boolean;
  /** The child entries, without permission nodes. */
  children: readonly MenuEntry[];
}

/** The signed-in member's menu as routes. */
export interface MenuRoutes {
  entries: readonly MenuEntry[];
  /** Entries by absolute path; where two share a path, the first is kept. */
  byPath: ReadonlyMap<string, MenuEntry>;
  /** All faults of the menu, which an administrator sees. */
  faults: readonly MenuFault[];
}

/**
 * Builds the routes of a menu tree (specification section 2): paths may be absolute or relative to
 * the parent's. Entries that cannot be drawn are left out and reported among the faults, after
 * those found while reading the menu.
 */
export function menuRoutes(
  nodes: readonly MenuNode[],
  found: readonly MenuFault[] = [],
): MenuRoutes {
  const byPath = new Map<string, MenuEntry>();
  const faults = [...found];

  function register(entry: MenuEntry): MenuFaultKind | null {
    if (entry.address === "" || entry.isExternal) return null;
    if (staticPaths.has(entry.address)) return "reservedAddress";
    const first = byPath.get(entry.address);
    if (first && opensSomething(first)) return opensSomething(entry) ? "duplicateAddress" : null;
    byPath.set(entry.address, entry);
    return null;
  }

  function read(node: MenuNode, key: string, ancestors: readonly MenuEntry[]): MenuEntry {
    const base = ancestors.findLast(({ address, isExternal }) => address !== "" && !isExternal);
    const { fault, ...place } = readMenuAddress(node.routerPath, base?.address ?? "");
    const children: MenuEntry[] = [];
    const entry: MenuEntry = { key, node, ancestors, ...place, children };
    const kinds = [fault, register(entry), ...faultsOf(node)].filter((kind) => kind !== null);
    faults.push(...kinds.map((kind) => faultAt(entry, kind)));
    const below = [...node.children, ...studioNodesOf(node)];
    children.push(...readAll(below, `${key}-`, [...ancestors, entry]));
    return entry;
  }

  function readAll(
    children: readonly MenuNode[],
    prefix: string,
    ancestors: readonly MenuEntry[],
  ): MenuEntry[] {
    return children
      .filter(({ type }) => type !== "permission")
      .map((node, index) => read(node, `${prefix}${index}`, ancestors));
  }

  const entries = readAll(nodes, "", []);
  return { entries, byPath, faults };
}

/** The faults of a node that do not depend on other nodes. */
function faultsOf({ title, routerPath, type }: MenuNode): MenuFaultKind[] {
  const kinds: MenuFaultKind[] = [];
  if (title === "") kinds.push("noTitle");
  if (routerPath === "" && type !== "folder") kinds.push("noAddress");
  return kinds;
}

/**
 * A fault of an entry with the entry's position; the reported value is the entry's path by default.
 */
export function faultAt(
  { node, ancestors }: MenuEntry,
  kind: MenuFaultKind,
  given = node.routerPath,
): MenuFault {
  const path = ancestors.map((above) => above.node.title || above.node.id);
  return { kind, given, path, id: node.id, title: node.title };
}

/** A folder's address opens nothing, unless it leads to its first child. */
function opensSomething(entry: MenuEntry): boolean {
  return entry.node.type === "page" || leadsToFirstChild(entry.node);
}

/** Whether a parent redirects to its first child (specification section 2). */
export function leadsToFirstChild({ componentPath }: MenuNode): boolean {
  return componentPath.includes("home");
}

/**
 * Whether the sidebar shows the entry: it is not hidden, and not a folder without visible children.
 */
export function isShownInSidebar(entry: MenuEntry): boolean {
  if (entry.node.isHidden) return false;
  return entry.node.type !== "folder" || entry.children.some(isShownInSidebar);
}
