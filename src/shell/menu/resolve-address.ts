import { normalPath } from "../../language/link/menu-address.ts";
import type { MenuNode } from "../../session/menu-node.ts";
import { notFoundPath } from "../routes/static-paths.ts";
import {
  isShownInSidebar,
  leadsToFirstChild,
  type MenuEntry,
  type MenuRoutes,
} from "./menu-routes.ts";

/** The always-open page (specification section 2, static routes). */
export const dashboardPath = "/dashboard";

const dashboardNode: MenuNode = {
  id: "dashboard",
  name: "dashboard",
  title: "shell.dashboard",
  routerPath: dashboardPath,
  icon: "dashboard",
  componentPath: "dashboard",
  type: "page",
  isHidden: false,
  noCache: false,
  affix: true,
  children: [],
};

/** The dashboard's entry, used where the menu does not contain one. */
export const dashboardEntry: MenuEntry = {
  key: "dashboard",
  node: dashboardNode,
  ancestors: [],
  address: dashboardPath,
  isExternal: false,
  children: [],
};

/** What an address of the signed-in application resolves to. */
export type Resolution =
  | { kind: "page"; entry: MenuEntry }
  | { kind: "redirect"; address: string }
  | { kind: "unknown" };

/** Resolves a path to a page of the menu, a redirect, or nothing (specification section 2). */
export function resolveAddress(routes: MenuRoutes, path: string): Resolution {
  const wanted = normalPath(path);
  if (wanted === "/") return { kind: "redirect", address: dashboardPath };
  const entry = routes.byPath.get(wanted) ?? (wanted === dashboardPath ? dashboardEntry : null);
  if (!entry) return { kind: "unknown" };
  if (entry.children.length > 0 && leadsToFirstChild(entry.node)) {
    const first = firstChild(entry);
    if (first && first.address !== wanted) return { kind: "redirect", address: first.address };
  }
  return entry.node.type === "page" ? { kind: "page", entry } : { kind: "unknown" };
}

/** The address that `/` leads to: the chosen start page if the menu has it, else the dashboard. */
export function startAddress(routes: MenuRoutes, startPage: string): string {
  return resolveAddress(routes, startPage).kind === "page" ? startPage : dashboardPath;
}

/** Whether the menu has only the page on which a member must set a password first. */
export const isLocked = ({ byPath }: MenuRoutes): boolean =>
  byPath.get(dashboardPath)?.node.componentPath === "shell/password";

/**
 * Where an address leads that the menu does not have: to `/404`, or to the only page of a member
 * who must set a password first. The fragment of that page's address keeps the wanted one.
 */
export function lostAddress(routes: MenuRoutes, wanted: string): string {
  return isLocked(routes) ? `${dashboardPath}#${wanted}` : notFoundPath;
}

function firstChild(entry: MenuEntry): MenuEntry | undefined {
  const inside = entry.children.filter(({ address, isExternal }) => address !== "" && !isExternal);
  return inside.find(isShownInSidebar) ?? inside[0];
}

/** The paths of the pages that are always open: the dashboard, and the pages that the menu pins. */
export function pinnedPaths(routes: MenuRoutes): string[] {
  const pinned = [...routes.byPath.values()].filter(
    ({ node }) => node.type === "page" && node.affix,
  );
  return [...new Set([dashboardPath, ...pinned.map(({ address }) => address)])];
}
