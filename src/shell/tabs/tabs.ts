/** An open page: one tab for one full address. */
export interface Tab {
  id: string;
  path: string;
  /** The query as the page left it, with its question mark, or empty. */
  search: string;
  /** Stays when others close and cannot be closed. */
  isPinned: boolean;
  /** What its page calls itself by the values it shows; `null` where its menu's title says all. */
  title: string | null;
  /** Whether closing it would lose changes. */
  isUnsaved: boolean;
  /** Counts reloads; each makes the page anew. */
  generation: number;
  /** The time of its last visit, in visits. */
  lastVisit: number;
}

/** The open pages in their order (specification section 2, tag tabs). */
export interface Tabs {
  tabs: readonly Tab[];
  activeId: string | null;
  /** Counts visits. */
  clock: number;
}

/** Where a navigation went. */
export interface Visit {
  path: string;
  search: string;
  /** The tab that the history's entry belongs to, if it says so. */
  tabId: string | null;
  isPinned: boolean;
}

/** The row before anything was visited. */
export const noTabs: Tabs = { tabs: [], activeId: null, clock: 0 };

/**
 * The tabs after a visit. The page's own changes of its query stay in its tab; the bare path goes
 * to the tab last used for it; any other address is a tab of its own.
 */
export function visit(state: Tabs, { path, search, tabId, isPinned }: Visit): Tabs {
  const clock = state.clock + 1;
  const own = state.tabs.find((tab) => tab.id === tabId && tab.path === path);
  const found =
    own ??
    state.tabs.find((tab) => tab.path === path && tab.search === search) ??
    (search === "" ? lastUsed(state.tabs.filter((tab) => tab.path === path)) : undefined);
  if (!found) {
    const made = newTab(path, search, isPinned, clock);
    const tab = { ...made, id: freeId(state.tabs, made.id) };
    return { tabs: insert(state.tabs, tab), activeId: tab.id, clock };
  }
  const kept = own ? search : found.search;
  const isCurrent = found.id === state.activeId && found.lastVisit === state.clock;
  if (isCurrent && found.search === kept) return state;
  const visited = { ...found, search: kept, lastVisit: clock };
  return { tabs: replace(state.tabs, visited), activeId: found.id, clock };
}

/** The tabs with those of the given paths among them, pinned: they are always open. */
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

/** Visits are counted anew after a reload, and a remembered tab may hold the id already. */
function freeId(tabs: readonly Tab[], id: string): string {
  return tabs.some((tab) => tab.id === id) ? freeId(tabs, `${id}+`) : id;
}

/** Pinned tabs stand before all others. */
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

/** The tabs with one changed. */
export function change(state: Tabs, id: string, changes: Partial<Tab>): Tabs {
  const tab = state.tabs.find((candidate) => candidate.id === id);
  return tab ? { ...state, tabs: replace(state.tabs, { ...tab, ...changes }) } : state;
}

/**
 * The tabs with one moved to a position among all; pinned tabs stay before the others, so that it
 * goes as far as its own sort reaches.
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

/** Which tabs a command closes, seen from the one it is given on. */
export type CloseScope = "this" | "others" | "left" | "right" | "all";

/** The tabs that a command on a tab closes; pinned ones never. */
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

/** Closes tabs; if the active one is among them, its right neighbour is next, else its left one. */
export function close(state: Tabs, ids: ReadonlySet<string>): Tabs {
  const tabs = state.tabs.filter((tab) => !ids.has(tab.id));
  const position = state.tabs.findIndex((tab) => tab.id === state.activeId);
  if (state.activeId === null || !ids.has(state.activeId)) return { ...state, tabs };
  const right = state.tabs.slice(position + 1).find((tab) => !ids.has(tab.id));
  const left = state.tabs.slice(0, position).findLast((tab) => !ids.has(tab.id));
  return { ...state, tabs, activeId: (right ?? left)?.id ?? null };
}

/** Maximum pages kept alive (specification section 9). */
export const keptLimit = 30;

/**
 * The tabs whose pages stay alive, in the order of the tabs: the active one, and of those that may
 * be kept the last used; what is unsaved is dropped last.
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
