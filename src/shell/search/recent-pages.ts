import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import type { Preferences } from "../../catalogue/types.gen.ts";
import { pagePathOf } from "../../language/component-path.ts";
import { useApplication } from "../application.ts";
import { useWorkspace } from "../layout/workspace-context.ts";
import { resolveAddress } from "../menu/resolve-address.ts";
import { latestFirst } from "../preferences/merged-preferences.ts";

/** The page that was last opened at an address; `null` where that is unknown. */
export function recentPageAt({ recentPages = [] }: Preferences, address: string): string | null {
  return recentPages.find((visited) => visited.address === address)?.page ?? null;
}

/** Adds each menu page that is opened to the recent pages. */
export function useRecentPages(): void {
  const { preferences } = useApplication();
  const { routes } = useWorkspace();
  const { pathname } = useLocation();
  const found = resolveAddress(routes, pathname);
  const { address, node } = found.kind === "page" ? found.entry : { address: null, node: null };
  const page = (node && pagePathOf(node.componentPath)) ?? address?.slice(1);
  useEffect(() => {
    if (address === null) return;
    const { recentPages = [] } = preferences.store.getState().values;
    const isLast = recentPages[0]?.address === address && recentPages[0].page === page;
    if (!isLast) preferences.change({ recentPages: latestFirst([{ address, page }], recentPages) });
  }, [preferences, address, page]);
}
