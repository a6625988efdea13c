import { useLayoutEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { ownText } from "../../catalogue/schema/record.ts";
import { normalPath } from "../../language/link/menu-address.ts";
import { useApplication } from "../application.ts";
import { useWorkspace } from "../layout/workspace-context.ts";
import { dashboardPath, pinnedPaths, resolveAddress } from "../menu/resolve-address.ts";
import type { TabStore } from "./tab-store.ts";

/** The tab that an entry of the browser's history belongs to. */
export function tabIdOf(historyState: unknown): string | null {
  return ownText(historyState, "tab") ?? null;
}

/** Keeps the tabs in step with the address: each address opened is a tab, the pinned ones first. */
export function useTabVisits(): void {
  const { routes, tabs } = useWorkspace();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(() => tabs.pin(pinnedPaths(routes)), [tabs, routes]);
  useLayoutEffect(() => {
    const path = normalPath(pathname);
    const found = resolveAddress(routes, path);
    if (found.kind !== "page") return tabs.leave();
    const isPinned = found.entry.node.affix || path === dashboardPath;
    tabs.visit({ path, search, tabId: tabIdOf(state), isPinned });
    const visited = tabs.store.getState();
    const tab = visited.tabs.find(({ id }) => id === visited.activeId);
    // The tab kept its filters: the address says so too.
    if (tab && tab.search !== search) {
      void navigate(tab.path + tab.search, { replace: true, state: { tab: tab.id } });
    }
  }, [routes, tabs, pathname, search, state, navigate]);
}

/**
 * Marks the tabs in which something was typed before a reload as unsaved, and gives up what was
 * typed in a tab that closes or is made anew.
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
