import { useCallback } from "react";
import { useTexts } from "../language/texts.ts";
import { useWorkspace } from "../layout/workspace-context.ts";
import { addressTitle } from "../menu/menu-title.ts";
import { resolveAddress } from "../menu/resolve-address.ts";
import type { Tab } from "./tabs.ts";

/** What tabs are called in the language shown: the node's title, else `no-name` (section 2). */
export function useTabTitle(): (tab: Pick<Tab, "path" | "search">) => string {
  const { routes } = useWorkspace();
  const text = useTexts();
  return useCallback(
    ({ path, search }) => {
      const found = resolveAddress(routes, path);
      return found.kind === "page" ? addressTitle(found.entry, search, text) : text("shell.noName");
    },
    [routes, text],
  );
}
