import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { pagePathOf } from "../../language/component-path.ts";
import { useWorkspace } from "../layout/workspace-context.ts";
import { resolveAddress } from "../menu/resolve-address.ts";

const storageKey = "recentPages";

/** Maximum number of recent pages. */
const most = 8;

/** The addresses of the recently opened pages, latest first. */
export function recentPages(storage: Storage): string[] {
  return readRecent(storage).map(([address]) => address);
}

/** The page that was last opened at an address; `null` where that is unknown. */
export function recentPageAt(storage: Storage, address: string): string | null {
  return readRecent(storage).find(([known]) => known === address)?.[1] ?? null;
}

/** Adds the page at an address to the recent pages. */
export function rememberPage(storage: Storage, address: string, page: string): void {
  const earlier = readRecent(storage).filter(([other]) => other !== address);
  const entries = [[address, page], ...earlier].slice(0, most);
  storage.setItem(storageKey, entries.map((entry) => entry.join("\t")).join("\n"));
}

/** The recent addresses, each with its page where that is known. */
function readRecent(storage: Storage): [string, string | undefined][] {
  return (storage.getItem(storageKey) ?? "").split("\n").flatMap((line) => {
    const [address = "", page] = line.split("\t");
    return address === "" ? [] : [[address, page]];
  });
}

/** Removes the recent pages, as at log-out. */
export function forgetRecentPages(storage: Storage): void {
  storage.removeItem(storageKey);
}

/** Adds each menu page that is opened to the recent pages. */
export function useRecentPages(): void {
  const { routes } = useWorkspace();
  const { pathname } = useLocation();
  const found = resolveAddress(routes, pathname);
  const { address, node } = found.kind === "page" ? found.entry : { address: null, node: null };
  const page = node && pagePathOf(node.componentPath);
  useEffect(() => {
    if (address !== null) rememberPage(window.localStorage, address, page ?? address.slice(1));
  }, [address, page]);
}
