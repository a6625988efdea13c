import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { pagePathOf } from "../../language/component-path.ts";
import { useWorkspace } from "../layout/workspace-context.ts";
import { resolveAddress } from "../menu/resolve-address.ts";

const storageKey = "recentPages";

/** How many pages are remembered. */
const most = 8;

/** The addresses of the pages that were opened last, the latest first. */
export function recentPages(storage: Storage): string[] {
  return readRecent(storage).map(([address]) => address);
}

/** The page that stood at an address when it was opened last, or `null` where that is not known. */
export function recentPageAt(storage: Storage, address: string): string | null {
  return readRecent(storage).find(([known]) => known === address)?.[1] ?? null;
}

/** Remembers that a page was opened at an address. */
export function rememberPage(storage: Storage, address: string, page: string): void {
  const earlier = readRecent(storage).filter(([other]) => other !== address);
  const entries = [[address, page], ...earlier].slice(0, most);
  storage.setItem(storageKey, entries.map((entry) => entry.join("\t")).join("\n"));
}

/** Addresses, each with its page where that is known. */
function readRecent(storage: Storage): [string, string | undefined][] {
  return (storage.getItem(storageKey) ?? "").split("\n").flatMap((line) => {
    const [address = "", page] = line.split("\t");
    return address === "" ? [] : [[address, page]];
  });
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
  const { address, node } = found.kind === "page" ? found.entry : { address: null, node: null };
  const page = node && pagePathOf(node.componentPath);
  useEffect(() => {
    if (address !== null) rememberPage(window.localStorage, address, page ?? address.slice(1));
  }, [address, page]);
}
