import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { useWorkspace } from "../layout/workspace-context.ts";
import { resolveAddress } from "../menu/resolve-address.ts";

const storageKey = "recentPages";

/** How many pages are remembered. */
const most = 8;

/** The addresses of the pages that were opened last, the latest first. */
export function recentPages(storage: Storage): string[] {
  return (storage.getItem(storageKey) ?? "").split("\n").filter((address) => address !== "");
}

/** Removes them, as when somebody logs out. */
export function forgetRecentPages(storage: Storage): void {
  storage.removeItem(storageKey);
}

/** Remembers each page of the menu that is opened. */
export function useRecentPages(): void {
  const { routes } = useWorkspace();
  const { pathname } = useLocation();
  const found = resolveAddress(routes, pathname);
  const address = found.kind === "page" ? found.entry.address : null;
  useEffect(() => {
    if (address === null) return;
    const earlier = recentPages(window.localStorage).filter((other) => other !== address);
    window.localStorage.setItem(storageKey, [address, ...earlier].slice(0, most).join("\n"));
  }, [address]);
}
