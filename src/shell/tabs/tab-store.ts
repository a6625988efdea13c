import { createStore, type StoreApi } from "zustand/vanilla";
import { jsonIn } from "../../catalogue/schema/json-text.ts";
import { fieldsOf } from "../../catalogue/schema/record.ts";
import { keepIn } from "../../ui/keep-in.ts";
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

/** The open tabs of this browser tab, which are kept across a reload. */
export interface TabStore {
  store: StoreApi<Tabs>;
  visit(to: Visit): void;
  /** Opens the pinned pages that are not open yet. */
  pin(paths: readonly string[]): void;
  change(id: string, changes: Partial<Tab>): void;
  /** Moves a tab to a position in the row; pinned tabs stay before the others. */
  move(id: string, position: number): void;
  /** Deselects all tabs, as where an address leads to no page. */
  leave(): void;
  /** Closes tabs; returns the tab that is active afterwards. */
  close(ids: ReadonlySet<string>): Tab | null;
  /** Closes all tabs, as at sign-out. */
  forget(): void;
}

/** Creates the tab store; of the stored tabs it restores those that still lead to a page. */
export function createTabStore(storage: Storage, isPage: (path: string) => boolean): TabStore {
  const remembered = readTabs(storage).filter(({ path }) => isPage(path));
  const store = createStore<Tabs>(() => ({ ...noTabs, tabs: remembered }));
  store.subscribe(({ tabs }) => keepIn(storage, storageKey, JSON.stringify(tabs, kept)));
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

/** Leaves out a tab's title where it comes from record values, which must not be stored. */
function kept(key: string, value: unknown): unknown {
  return key === "title" ? undefined : value;
}

function readTabs(storage: Storage): Tab[] {
  const stored = jsonIn(storage.getItem(storageKey) ?? "[]");
  return Array.isArray(stored) ? stored.flatMap(readTab) : [];
}

/** Reads a stored tab; its page is created anew, so nothing in it is unsaved. */
function readTab(stored: unknown): Tab[] {
  const { id, path, search, isPinned } = fieldsOf(stored);
  if (typeof id !== "string" || typeof path !== "string" || typeof search !== "string") return [];
  const fresh = { title: null, isUnsaved: false, generation: 0, lastVisit: 0 };
  return [{ id, path, search, isPinned: isPinned === true, ...fresh }];
}
