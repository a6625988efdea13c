import { useCallback, useDeferredValue, useMemo, useState } from "react";
import { type Item, type ItemKey, keysBetween, searchItems } from "./dual-set.ts";

/** One of the two lists as a person works on it. */
export interface PaneState {
  all: readonly Item[];
  /** What the search lets through. */
  shown: readonly Item[];
  search: string;
  setSearch(search: string): void;
  /** What is ticked, whether the search shows it or not. */
  ticked: ReadonlySet<ItemKey>;
  toggle(key: ItemKey): void;
  /** Ticks all from the item that was touched last to this one. */
  tickTo(key: ItemKey): void;
  tickShown(isTicked: boolean): void;
  /** The item that keys act upon. */
  active: ItemKey | null;
  setActive(key: ItemKey): void;
}

/** The search and the ticks of a list. What leaves the list is no longer ticked. */
export function usePaneState(items: readonly Item[]): PaneState {
  const [search, setSearch] = useState("");
  const [marked, setMarked] = useState<ReadonlySet<ItemKey>>(new Set());
  const [active, setActive] = useState<ItemKey | null>(null);
  const applied = useDeferredValue(search);
  const shown = useMemo(() => searchItems(items, applied), [items, applied]);
  const ticked = useMemo(() => {
    if (marked.size === 0) return marked;
    return new Set(items.filter(({ key }) => marked.has(key)).map(({ key }) => key));
  }, [items, marked]);
  if (ticked.size < marked.size) setMarked(ticked);
  const toggle = useCallback((key: ItemKey) => {
    setActive(key);
    setMarked((known) => {
      const next = new Set(known);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  }, []);
  const tickTo = useCallback(
    (key: ItemKey) => {
      const range = keysBetween(shown, active ?? key, key);
      setMarked((known) => new Set([...known, ...range]));
      setActive(key);
    },
    [shown, active],
  );
  const tickShown = useCallback(
    (isTicked: boolean) =>
      setMarked((known) => {
        const next = new Set(known);
        for (const { key } of shown) {
          if (isTicked) next.add(key);
          else next.delete(key);
        }
        return next;
      }),
    [shown],
  );
  return {
    all: items,
    shown,
    search,
    setSearch,
    ticked,
    toggle,
    tickTo,
    tickShown,
    active,
    setActive,
  };
}
