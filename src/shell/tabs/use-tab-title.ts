import { useCallback } from "react";
import { useLocation } from "react-router-dom";
import { useStore } from "zustand";
import { useApplication } from "../application.ts";
import { useTexts } from "../language/texts.ts";
import { useWorkspace } from "../layout/workspace-context.ts";
import { addressTitle } from "../menu/menu-title.ts";
import { resolveAddress } from "../menu/resolve-address.ts";
import { distinctionOf } from "./tab-distinction.ts";
import type { Tab } from "./tabs.ts";

/**
 * Returns the titles of tabs: the page's own title from its values, else the menu node's title,
 * else `no-name` (section 2).
 */
export function useTabTitle(): (tab: Pick<Tab, "path" | "search" | "title">) => string {
  const { routes } = useWorkspace();
  const { leftPages } = useApplication();
  const text = useTexts();
  return useCallback(
    ({ path, search, title }) => {
      if (title !== null) return title;
      const found = resolveAddress(routes, path);
      const entry = found.kind === "page" ? found.entry : leftPages.at(path);
      return entry ? addressTitle(entry, search, text) : text("shell.noName");
    },
    [routes, leftPages, text],
  );
}

/**
 * The title of a tab, and the text that tells it from tabs with the same title; empty where there
 * are none.
 */
export function useTabName(tab: Tab): { name: string; which: string } {
  const { tabs } = useWorkspace();
  const text = useTexts();
  const titleOf = useTabTitle();
  const which = useStore(tabs.store, (state) => distinctionOf(state.tabs, tab, titleOf, text));
  // The text contains a non-breaking space, since other space between the elements is dropped.
  return { name: titleOf(tab), which: which === "" ? "" : `\u00a0· ${which}` };
}

/** The title that the shown page takes from its values; `null` where the menu's title is enough. */
export function useOwnTitle(): string | null {
  const { tabs } = useWorkspace();
  const { pathname } = useLocation();
  return useStore(
    tabs.store,
    (state) =>
      state.tabs.find(({ id, path }) => id === state.activeId && path === pathname)?.title ?? null,
  );
}
