import { useCallback } from "react";
import { useLocation } from "react-router-dom";
import { useStore } from "zustand";
import { useTexts } from "../language/texts.ts";
import { useWorkspace } from "../layout/workspace-context.ts";
import { addressTitle } from "../menu/menu-title.ts";
import { resolveAddress } from "../menu/resolve-address.ts";
import { distinctionOf } from "./tab-distinction.ts";
import type { Tab } from "./tabs.ts";

/** What tabs are called: what their page says by its values, else the node's title, else `no-name` (section 2). */
export function useTabTitle(): (tab: Pick<Tab, "path" | "search" | "title">) => string {
  const { routes } = useWorkspace();
  const text = useTexts();
  return useCallback(
    ({ path, search, title }) => {
      if (title !== null) return title;
      const found = resolveAddress(routes, path);
      return found.kind === "page" ? addressTitle(found.entry, search, text) : text("shell.noName");
    },
    [routes, text],
  );
}

/** What a tab is called, and what tells it from others that are called so; empty where none are. */
export function useTabName(tab: Tab): { name: string; which: string } {
  const { tabs } = useWorkspace();
  const titleOf = useTabTitle();
  const which = useStore(tabs.store, (state) => distinctionOf(state.tabs, tab, titleOf));
  // The space before it would not count among parts that stand beside each other.
  return { name: titleOf(tab), which: which === "" ? "" : `\u00a0· ${which}` };
}

/** What the page that is shown calls itself by its values; `null` where its menu's title says all. */
export function useOwnTitle(): string | null {
  const { tabs } = useWorkspace();
  const { pathname } = useLocation();
  return useStore(
    tabs.store,
    (state) =>
      state.tabs.find(({ id, path }) => id === state.activeId && path === pathname)?.title ?? null,
  );
}
