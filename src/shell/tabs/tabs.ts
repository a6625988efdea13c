/** An open page: one tab for one full address. */
export interface Tab {
  id: string;
  path: string;
  /** The page's current query with its question mark, or empty. */
  search: string;
  /** Whether the tab stays when others close, and cannot be closed. */
  isPinned: boolean;
  /** The title that the page takes from its values; `null` where the menu's title is enough. */
  title: string | null;
  /** Whether closing the tab would lose changes. */
  isUnsaved: boolean;
  /** The number of reloads; each one creates the page anew. */
  generation: number;
  /** The value of the visit counter at the tab's last visit. */
  lastVisit: number;
}

/** The open tabs in their order (specification section 2, tag tabs). */
export interface Tabs {
  tabs: readonly Tab[];
  activeId: string | null;
  /** The number of visits. */
  clock: number;
}

/** The path of the page that is shown; `undefined` while none is. */
export const activePath = ({ tabs, activeId }: Tabs): string | undefined =>
  tabs.find(({ id }) => id === activeId)?.path;

/** The target of a navigation. */
export interface Visit {
  path: string;
  search: string;
  /** The id of the tab that the browser's history entry names; `null` where it names none. */
  tabId: string | null;
  isPinned: boolean;
}

/** The row of tabs before any visit. */
export const noTabs: Tabs = { tabs: [], activeId: null, clock: 0 };

/**
 * The tabs after a visit. A page's own change of its query stays in its tab; a path without a query
 * activates the last used tab of that path; any other address opens a tab of its own.
 */
export function visit(state: Tabs, to: Visit): Tabs {
  const { path, search, isPinned } = to;
  const clock = state.clock + 1;
  const found = tabOf(state, to);
  if (!found) {
    const made = newTab(path, search, isPinned, clock);
    const tab = { ...made, id: freeId(state.tabs, made.id) };
    return { tabs: insert(state.tabs, tab), activeId: tab.id, clock };
  }
  const kept = found.id === to.tabId ? search : found.search;
  const isCurrent = found.id === state.activeId && found.lastVisit === state.clock;
  if (isCurrent && found.search === kept) return state;
  const visited = { ...found, search: kept, lastVisit: clock };
  return { tabs: replace(state.tabs, visited), activeId: found.id, clock };
}

/** The tab that a navigation leads to; `undefined` where it opens another one. */
export function tabOf({ tabs }: Tabs, { path, search, tabId }: Omit<Visit, "isPinned">) {
  const ofPath = tabs.filter((tab) => tab.path === path);
  const meaning = meaningOf(search);
  return (
    ofPath.find(({ id }) => id === tabId) ??
    ofPath.find((tab) => meaningOf(tab.search) === meaning) ??
    (search === "" ? lastUsed(ofPath) : undefined)
  );
}

/** A query in one spelling and order, since people write `/` where links have `%2F`. */
function meaningOf(search: string): string {
  const values = new URLSearchParams(search);
  values.sort();
  return values.toString();
}

/** The tabs with those of the given paths added and pinned. */
export function pin(state: Tabs, paths: readonly string[]): Tabs {
  const pinned = state.tabs.map((tab) => ({ ...tab, isPinned: paths.includes(tab.path) }));
  const missing = paths.filter((path) => !pinned.some((tab) => tab.path === path));
  const opened = missing.map((path) => newTab(path, "", true, 0));
  const tabs = [...pinned.filter(({ isPinned }) => isPinned), ...opened];
  return { ...state, tabs: [...tabs, ...pinned.filter(({ isPinned }) => !isPinned)] };
}

function newTab(path: string, search: string, isPinned: boolean, lastVisit: number): Tab {
  const id = `tab-${lastVisit}-${path}`;
  return { id, path, search, isPinned, title: null, isUnsaved: false, generation: 0, lastVisit };
}

/**
 * An id that no tab has: visits are counted from zero after a reload, so a restored tab may already
 * have the next id.
 */
function freeId(tabs: readonly Tab[], id: string): string {
  return tabs.some((tab) => tab.id === id) ? freeId(tabs, `${id}+`) : id;
}

/** Inserts a tab; pinned tabs come before all others. */
function insert(tabs: readonly Tab[], tab: Tab): Tab[] {
  if (!tab.isPinned) return [...tabs, tab];
  const pinned = tabs.filter(({ isPinned }) => isPinned);
  return [...pinned, tab, ...tabs.slice(pinned.length)];
}

function lastUsed(tabs: readonly Tab[]): Tab | undefined {
  return tabs.toSorted((a, b) => b.lastVisit - a.lastVisit)[0];
}

function replace(tabs: readonly Tab[], changed: Tab): Tab[] {
  return tabs.map((tab) => (tab.id === changed.id ? changed : tab));
}

/** The tabs with one of them changed. */
export function change(state: Tabs, id: string, changes: Partial<Tab>): Tabs {
  const tab = state.tabs.find((candidate) => candidate.id === id);
  return tab ? { ...state, tabs: replace(state.tabs, { ...tab, ...changes }) } : state;
}

/**
 * The tabs with one of them moved to a position in the row; a tab moves only within its own kind,
 * since pinned tabs stay before the others.
 */
export function move(state: Tabs, id: string, position: number): Tabs {
  const tab = state.tabs.find((candidate) => candidate.id === id);
  if (!tab) return state;
  const rest = state.tabs.filter((candidate) => candidate !== tab);
  const pinned = rest.filter(({ isPinned }) => isPinned).length;
  const [first, last] = tab.isPinned ? [0, pinned] : [pinned, rest.length];
  const place = Math.min(Math.max(position, first), last);
  if (state.tabs[place] === tab) return state;
  return { ...state, tabs: [...rest.slice(0, place), tab, ...rest.slice(place)] };
}

/** The tabs that a command closes, relative to the tab on which it is given. */
export type CloseScope = "this" | "others" | "left" | "right" | "all";

/** The ids of the tabs that a command closes; pinned tabs are never among them. */
export function closing(state: Tabs, id: string, scope: CloseScope): Tab[] {
  const position = state.tabs.findIndex((tab) => tab.id === id);
  const isClosing = (tab: Tab, index: number): boolean => {
    if (scope === "this") return tab.id === id;
    if (scope === "others") return tab.id !== id;
    if (scope === "left") return index < position;
    if (scope === "right") return index > position;
    return true;
  };
  return state.tabs.filter((tab, index) => !tab.isPinned && isClosing(tab, index));
}

/**
 * Closes tabs; if the active one is among them, its right neighbour becomes active, or else its
 * left one.
 */
export function close(state: Tabs, ids: ReadonlySet<string>): Tabs {
  const tabs = state.tabs.filter((tab) => !ids.has(tab.id));
  const position = state.tabs.findIndex((tab) => tab.id === state.activeId);
  if (state.activeId === null || !ids.has(state.activeId)) return { ...state, tabs };
  const right = state.tabs.slice(position + 1).find((tab) => !ids.has(tab.id));
  const left = state.tabs.slice(0, position).findLast((tab) => !ids.has(tab.id));
  return { ...state, tabs, activeId: (right ?? left)?.id ?? null };
}

/** Maximum number of pages kept alive (specification section 9). */
export const keptLimit = 30;

/**
 * The tabs whose pages stay alive, in tab order: the active one, and the last used of those that
 * may be kept. Unsaved pages are dropped last.
 */
export function keptAlive(state: Tabs, mayKeep: (tab: Tab) => boolean): Tab[] {
  const ranked = state.tabs
    .filter((tab) => tab.id === state.activeId || mayKeep(tab))
    .toSorted((a, b) => rank(state, b) - rank(state, a) || b.lastVisit - a.lastVisit);
  const kept = new Set(ranked.slice(0, keptLimit));
  return state.tabs.filter((tab) => kept.has(tab));
}

function rank(state: Tabs, tab: Tab): number {
  if (tab.id === state.activeId) return 2;
  return tab.isUnsaved ? 1 : 0;
}
