import { createStore, type StoreApi } from "zustand/vanilla";
import { jsonIn } from "../../catalogue/schema/json-text.ts";
import { fieldsOf } from "../../catalogue/schema/record.ts";
import {
  change,
  close,
  move,
  noTabs,
  pin,
  type Tab,
  type Tabs,
  type Visit,
  visit,
} from "./tabs.ts";

const storageKey = "tabs";

/** The open tabs of this browser tab, remembered across a reload. */
export interface TabStore {
  store: StoreApi<Tabs>;
  visit(to: Visit): void;
  /** Opens the pages that are always open, as far as they are not. */
  pin(paths: readonly string[]): void;
  change(id: string, changes: Partial<Tab>): void;
  /** Moves a tab to a position among all, as far as pinned ones stay before the others. */
  move(id: string, position: number): void;
  /** Shows none of them, as where an address leads to no page. */
  leave(): void;
  /** Closes tabs; answers the one that is active then. */
  close(ids: ReadonlySet<string>): Tab | null;
  /** Closes the lot, as when somebody signs out. */
  forget(): void;
}

/** The tabs, restored from what the storage remembers as far as it still leads to a page. */
export function createTabStore(storage: Storage, isPage: (path: string) => boolean): TabStore {
  const remembered = readTabs(storage).filter(({ path }) => isPage(path));
  const store = createStore<Tabs>(() => ({ ...noTabs, tabs: remembered }));
  store.subscribe(({ tabs }) => storage.setItem(storageKey, JSON.stringify(tabs, kept)));
  return {
    store,
    pin: (paths) => store.setState((state) => pin(state, paths)),
    visit: (to) => store.setState((state) => visit(state, to)),
    change: (id, changes) => store.setState((state) => change(state, id, changes)),
    move: (id, position) => store.setState((state) => move(state, id, position)),
    leave: () => store.setState({ activeId: null }),
    close(ids) {
      store.setState((state) => close(state, ids));
      const { tabs, activeId } = store.getState();
      return tabs.find((tab) => tab.id === activeId) ?? null;
    },
    forget: () => store.setState(noTabs),
  };
}

/** What a page's records are called is nothing to be remembered. */
function kept(key: string, value: unknown): unknown {
  return key === "title" ? undefined : value;
}

function readTabs(storage: Storage): Tab[] {
  const stored = jsonIn(storage.getItem(storageKey) ?? "[]");
  return Array.isArray(stored) ? stored.flatMap(readTab) : [];
}

/** A remembered tab; its page is made anew, so that nothing in it is unsaved. */
function readTab(stored: unknown): Tab[] {
  const { id, path, search, isPinned } = fieldsOf(stored);
  if (typeof id !== "string" || typeof path !== "string" || typeof search !== "string") return [];
  const fresh = { title: null, isUnsaved: false, generation: 0, lastVisit: 0 };
  return [{ id, path, search, isPinned: isPinned === true, ...fresh }];
}
