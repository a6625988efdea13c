import { describe, expect, it } from "vitest";
import { createTabStore } from "../../../src/shell/tabs/tab-store.ts";
import {
  change,
  close,
  closing,
  keptAlive,
  keptLimit,
  move,
  noTabs,
  pin,
  type Tabs,
  visit,
} from "../../../src/shell/tabs/tabs.ts";
import { newStorage } from "../../support/storage.ts";

const to = (address: string, tabId: string | null = null) => {
  const [path = "", query] = address.split("?");
  const search = query === undefined ? "" : `?${query}`;
  return { path, search, tabId, isPinned: path === "/dashboard" };
};

const open = (...addresses: string[]): Tabs =>
  addresses.reduce((state, address) => visit(state, to(address)), noTabs);

const addresses = (state: Tabs) => state.tabs.map(({ path, search }) => path + search);

const idOf = (state: Tabs, address: string): string => {
  const tab = state.tabs.find(({ path, search }) => path + search === address);
  if (!tab) throw new Error(`No tab for ${address}.`);
  return tab.id;
};

const activeAddress = (state: Tabs) => {
  const tab = state.tabs.find(({ id }) => id === state.activeId);
  return tab && tab.path + tab.search;
};

describe("a visit", () => {
  it("opens one tab for one full address", () => {
    const state = open("/dashboard", "/user?id=1", "/user?id=2", "/user?id=1");
    expect(addresses(state)).toEqual(["/dashboard", "/user?id=1", "/user?id=2"]);
    expect(activeAddress(state)).toBe("/user?id=1");
  });

  it("goes to the tab whose query says the same in another spelling or order", () => {
    const editor = "/system/screens/edit?page=points%2Fuser&at=1";
    const state = open(editor, "/rules", "/system/screens/edit?at=1&page=points/user");
    expect(addresses(state)).toEqual([editor, "/rules"]);
    expect(activeAddress(state)).toBe(editor);
  });

  it("keeps a page's own changes of its query in its tab", () => {
    const opened = open("/groups");
    const state = visit(opened, to("/groups?name=a", idOf(opened, "/groups")));
    expect(addresses(state)).toEqual(["/groups?name=a"]);
  });

  it("of the bare path goes to the tab last used for it, with its filters", () => {
    const state = open("/groups?name=a", "/groups?name=b", "/rules", "/groups");
    expect(addresses(state)).toHaveLength(3);
    expect(activeAddress(state)).toBe("/groups?name=b");
  });

  it("puts pinned tabs before all others", () => {
    expect(addresses(open("/groups", "/dashboard"))).toEqual(["/dashboard", "/groups"]);
  });
});

describe("pinned tabs", () => {
  it("are open from the start, before all others", () => {
    const state = pin(open("/a"), ["/dashboard", "/news"]);
    expect(addresses(state)).toEqual(["/dashboard", "/news", "/a"]);
    expect(state.tabs.map(({ isPinned }) => isPinned)).toEqual([true, true, false]);
    expect(activeAddress(state)).toBe("/a");
  });

  it("are those the menu pins now", () => {
    const state = pin(pin(open("/a"), ["/dashboard", "/news"]), ["/dashboard", "/a"]);
    expect(state.tabs.filter(({ isPinned }) => isPinned).map(({ path }) => path)).toEqual([
      "/dashboard",
      "/a",
    ]);
  });
});

describe("closing", () => {
  const state = open("/dashboard", "/a", "/b", "/c");
  const closed = (address: string, scope: Parameters<typeof closing>[2]) =>
    closing(state, idOf(state, address), scope).map(({ path }) => path);

  it("never takes a pinned tab", () => {
    expect(closed("/dashboard", "this")).toEqual([]);
    expect(closed("/b", "all")).toEqual(["/a", "/b", "/c"]);
  });

  it("takes others, those to the left or to the right", () => {
    expect(closed("/b", "others")).toEqual(["/a", "/c"]);
    expect(closed("/b", "left")).toEqual(["/a"]);
    expect(closed("/b", "right")).toEqual(["/c"]);
  });

  it("goes to the right neighbour of the active tab, else to the left one", () => {
    const onB = visit(state, to("/b"));
    expect(activeAddress(close(onB, new Set([idOf(state, "/b")])))).toBe("/c");
    expect(activeAddress(close(state, new Set([idOf(state, "/c")])))).toBe("/b");
    const rest = ["/a", "/b", "/c"].map((address) => idOf(state, address));
    expect(activeAddress(close(state, new Set(rest)))).toBe("/dashboard");
  });

  it("stays where it is when another tab goes", () => {
    expect(activeAddress(close(state, new Set([idOf(state, "/a")])))).toBe("/c");
  });
});

describe("moving", () => {
  const state = open("/dashboard", "/a", "/b", "/c");
  const moved = (address: string, position: number) =>
    addresses(move(state, idOf(state, address), position));

  it("puts a tab at a position among all", () => {
    expect(moved("/a", 3)).toEqual(["/dashboard", "/b", "/c", "/a"]);
    expect(moved("/c", 1)).toEqual(["/dashboard", "/c", "/a", "/b"]);
    expect(moved("/b", 2)).toEqual(["/dashboard", "/a", "/b", "/c"]);
  });

  it("leaves pinned tabs before the others", () => {
    expect(moved("/b", 0)).toEqual(["/dashboard", "/b", "/a", "/c"]);
    expect(moved("/dashboard", 2)).toEqual(["/dashboard", "/a", "/b", "/c"]);
  });

  it("changes which tab is active in no way", () => {
    expect(activeAddress(move(state, idOf(state, "/a"), 3))).toBe("/c");
  });
});

describe("a visit of the tab that is active already", () => {
  it("changes nothing", () => {
    const state = open("/dashboard", "/a");
    expect(visit(state, to("/a"))).toBe(state);
  });
});

describe("pages kept alive", () => {
  const paths = Array.from({ length: keptLimit + 2 }, (_none, index) => `/p${index}`);

  it("are at most 30, the least recently used dropped", () => {
    const kept = keptAlive(open(...paths), () => true);
    expect(kept).toHaveLength(30);
    expect(kept.map(({ path }) => path)).toEqual(paths.slice(2));
  });

  it("are dropped last where something in them is unsaved", () => {
    const opened = open(...paths);
    const state = change(opened, idOf(opened, "/p0"), { isUnsaved: true });
    expect(keptAlive(state, () => true).map(({ path }) => path)).toEqual([
      "/p0",
      ...paths.slice(3),
    ]);
  });

  it("are those that may be kept, and always the active one", () => {
    const kept = keptAlive(open("/a", "/b", "/c"), ({ path }) => path === "/a");
    expect(kept.map(({ path }) => path)).toEqual(["/a", "/c"]);
  });
});

describe("the store of tabs", () => {
  const storageWith = (value: string | null) => newStorage(value === null ? {} : { tabs: value });

  it("remembers the tabs across a reload, but nothing unsaved", () => {
    const storage = storageWith(null);
    const before = createTabStore(storage, () => true);
    before.visit(to("/groups?name=a"));
    before.change(before.store.getState().tabs[0]?.id ?? "", { isUnsaved: true });
    const after = createTabStore(storage, () => true).store.getState();
    expect(addresses(after)).toEqual(["/groups?name=a"]);
    expect(after.tabs[0]?.isUnsaved).toBe(false);
    expect(after.tabs[0]?.id).toBe(before.store.getState().tabs[0]?.id);
  });

  it("gives another address of a remembered page a tab of its own after a reload", () => {
    const storage = storageWith(null);
    createTabStore(storage, () => true).visit(to("/groups"));
    const after = createTabStore(storage, () => true);
    after.visit(to("/groups?name=a"));
    const { tabs } = after.store.getState();
    expect(addresses(after.store.getState())).toEqual(["/groups", "/groups?name=a"]);
    expect(new Set(tabs.map(({ id }) => id)).size).toBe(2);
  });

  it("remembers their order", () => {
    const storage = storageWith(null);
    const before = createTabStore(storage, () => true);
    for (const path of ["/dashboard", "/a", "/b"]) before.visit(to(path));
    before.move(before.store.getState().tabs[2]?.id ?? "", 1);
    const after = createTabStore(storage, () => true).store.getState();
    expect(addresses(after)).toEqual(["/dashboard", "/b", "/a"]);
  });

  it("forgets tabs whose pages are gone", () => {
    const storage = storageWith(null);
    createTabStore(storage, () => true).visit(to("/gone"));
    const after = createTabStore(storage, (path) => path !== "/gone").store.getState();
    expect(after.tabs).toEqual([]);
  });

  it.each(["no JSON", "{}", "[null, 1, {}]"])("starts empty from %j", (stored) => {
    expect(createTabStore(storageWith(stored), () => true).store.getState().tabs).toEqual([]);
  });
});
