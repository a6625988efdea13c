import type { MenuNode } from "../../session/menu-node.ts";

/** A menu node with its place in the tree and its address. */
export interface MenuEntry {
  /** Unique in the menu and the same in every language. */
  key: string;
  node: MenuNode;
  /** From the top, this one not included. */
  ancestors: readonly MenuEntry[];
  /** The absolute path, an http(s) address, or empty where it has none. */
  address: string;
  isExternal: boolean;
  /** Without permission nodes. */
  children: readonly MenuEntry[];
}

/** What is odd about a node; an administrator is told (specification section 2). */
export interface MenuFault {
  entry: MenuEntry;
  fault: "noTitle" | "noAddress" | "duplicateAddress";
}

/** The signed-in member's menu as routes. */
export interface MenuRoutes {
  entries: readonly MenuEntry[];
  /** By absolute path; the first of two nodes with the same path has it. */
  byPath: ReadonlyMap<string, MenuEntry>;
  faults: readonly MenuFault[];
}

/** The routes of a menu tree: paths may be absolute or relative to the parent's. */
export function menuRoutes(nodes: readonly MenuNode[]): MenuRoutes {
  const byPath = new Map<string, MenuEntry>();
  const faults: MenuFault[] = [];

  function register(entry: MenuEntry): void {
    if (entry.node.title === "") faults.push({ entry, fault: "noTitle" });
    const isFolder = entry.node.type === "folder";
    if (entry.address === "" && !isFolder) faults.push({ entry, fault: "noAddress" });
    if (entry.address === "" || entry.isExternal) return;
    if (byPath.has(entry.address)) faults.push({ entry, fault: "duplicateAddress" });
    else byPath.set(entry.address, entry);
  }

  function read(node: MenuNode, key: string, ancestors: readonly MenuEntry[]): MenuEntry {
    const base = ancestors.findLast(({ address, isExternal }) => address !== "" && !isExternal);
    const address = absoluteAddress(node.routerPath, base?.address ?? "");
    const children: MenuEntry[] = [];
    const isExternal = /^https?:\/\//i.test(address);
    const entry: MenuEntry = { key, node, ancestors, address, isExternal, children };
    register(entry);
    children.push(...readAll(node.children, `${key}-`, [...ancestors, entry]));
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

function absoluteAddress(routerPath: string, base: string): string {
  if (/^https?:\/\//i.test(routerPath)) return routerPath;
  if (routerPath === "") return "";
  const path = routerPath.startsWith("/") ? routerPath : `${base}/${routerPath}`;
  return normalPath(path);
}

/** A path without doubled or trailing slashes. */
export function normalPath(path: string): string {
  return `/${path.split("/").filter(Boolean).join("/")}`;
}

/** Whether the sidebar shows the entry: not hidden, and no folder without anything to show. */
export function isShownInSidebar(entry: MenuEntry): boolean {
  if (entry.node.isHidden) return false;
  return entry.node.type !== "folder" || entry.children.some(isShownInSidebar);
}
