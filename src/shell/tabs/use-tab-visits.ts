import { useLayoutEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { ownText } from "../../catalogue/schema/record.ts";
import { normalPath } from "../../language/link/menu-address.ts";
import { useApplication } from "../application.ts";
import { useWorkspace, type WorkspaceParts } from "../layout/workspace-context.ts";
import { dashboardPath, isLocked, pinnedPaths, resolveAddress } from "../menu/resolve-address.ts";
import { wantedAddress } from "../routes/guard.ts";
import type { TabStore } from "./tab-store.ts";
import { tabOf } from "./tabs.ts";

/** The id of the tab that an entry of the browser's history belongs to. */
export function tabIdOf(historyState: unknown): string | null {
  return ownText(historyState, "tab") ?? null;
}

/** The tab of the location that is open or being opened; `undefined` where it has none yet. */
export function addressedTab({ tabs, goingTo }: Pick<WorkspaceParts, "tabs" | "goingTo">) {
  const { pathname, search, state } = goingTo();
  const to = { path: normalPath(pathname), search, tabId: tabIdOf(state) };
  return tabOf(tabs.store.getState(), to);
}

/**
 * Keeps the tabs in step with the address: each opened address has a tab, and the pinned tabs come
 * first. A member who had to set a password goes on to the address that they opened.
 */
export function useTabVisits(): void {
  const { routes, tabs, goingTo } = useWorkspace();
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(() => tabs.pin(pinnedPaths(routes)), [tabs, routes]);
  useLayoutEffect(() => {
    if (hash.startsWith("#/") && !isLocked(routes)) {
      return void navigate(wantedAddress(hash.slice(1)), { replace: true });
    }
    const path = normalPath(pathname);
    const found = resolveAddress(routes, path);
    const isPage = found.kind === "page";
    const { tabs: open } = tabs.store.getState();
    // A page that has left the menu stays in its tab, but gets no new one.
    if (!isPage && !open.some((tab) => tab.path === path)) return tabs.leave();
    const isPinned = path === dashboardPath || (isPage && found.entry.node.affix);
    tabs.visit({ path, search, tabId: tabIdOf(state), isPinned });
    const visited = tabs.store.getState();
    const tab = visited.tabs.find(({ id }) => id === visited.activeId);
    // The tab has kept its filters, so the address is corrected to show them, unless another one
    // is being opened meanwhile, which would be lost.
    if (tab && tab.search !== search && addressedTab({ tabs, goingTo })?.id === tab.id) {
      void navigate(tab.path + tab.search, { replace: true, state: { tab: tab.id } });
    }
  }, [routes, tabs, goingTo, pathname, search, hash, state, navigate]);
}

/**
 * Marks tabs with unsaved input from before a reload as unsaved, and removes the drafts of a tab
 * that closes or is created anew.
 */
export function useDraftsOfTabs({ store, change }: TabStore): void {
  const { drafts } = useApplication();
  useLayoutEffect(() => {
    for (const id of drafts.unsavedPlaces()) change(id, { isUnsaved: true });
    return store.subscribe(({ tabs }, before) => {
      for (const { id, generation } of before.tabs) {
        const isSame = tabs.some((tab) => tab.id === id && tab.generation === generation);
        if (!isSame) drafts.remove(id);
      }
    });
  }, [drafts, store, change]);
}
