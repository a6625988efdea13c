import { useCallback } from "react";
import { type NavigateOptions, parsePath, useNavigate } from "react-router-dom";
import { pagePathOf } from "../../language/component-path.ts";
import { useApplication } from "../application.ts";
import type { MenuRoutes } from "../menu/menu-routes.ts";
import { resolveAddress } from "../menu/resolve-address.ts";
import { studioScreenOf } from "../menu/studio-nodes.ts";
import { expectOpenedPage } from "../page/first-page.ts";
import type { TabStore } from "../tabs/tab-store.ts";

/** Opens an address of the application. */
export type Navigate = (address: string, options?: NavigateOptions) => void | Promise<void>;

/**
 * The function that opens an address. A page that no tab shows yet makes its first reads at once:
 * drawn first, it would make them later.
 */
export function useNavigateAhead(routes: MenuRoutes, tabs: TabStore): Navigate {
  const application = useApplication();
  const navigate = useNavigate();
  return useCallback(
    (address, options) => {
      const { pathname = "", search = "" } = parsePath(address);
      const found = resolveAddress(routes, pathname);
      const { node } = found.kind === "page" ? found.entry : { node: null };
      const path = node && !studioScreenOf(node) ? pagePathOf(node.componentPath) : null;
      const isOpen = tabs.store.getState().tabs.some((tab) => tab.path === pathname);
      if (path !== null && !isOpen) {
        expectOpenedPage(application, { address: pathname, search, path });
      }
      return navigate(address, options);
    },
    [application, navigate, routes, tabs],
  );
}
