import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import type { Preferences } from "../../../src/catalogue/types.gen.ts";
import type { SessionState } from "../../../src/session/session-state.ts";
import { createPreferences } from "../../../src/shell/preferences/preferences.ts";
import { CallError, type CallOptions, type CallResult } from "../../../src/wire/wire.ts";
import { newStorage } from "../../support/storage.ts";

/** A service that keeps the preferences of the member whose token calls, and records the calls. */
function newService() {
  const kept = new Map<string | null, Preferences>();
  const calls: string[] = [];
  const etag = (token: string | null) => JSON.stringify(kept.get(token) ?? {});
  const service = {
    kept,
    calls,
    token: "7" as string | null,
    fails: false,
    /** What happens once between the reading of preferences and the next save. */
    meanwhile: () => {},
    async call(
      id: string,
      args: Readonly<Record<string, unknown>>,
      options?: CallOptions,
    ): Promise<CallResult> {
      calls.push(id);
      const { ifMatch, ...others } = options ?? {};
      expect(others).toEqual({ quiet: true, loading: "no", isUnasked: true });
      const { token } = service;
      await Promise.resolve();
      if (service.fails) throw new CallError("network", id, "The service was not reached.");
      if (id === "preference.save") {
        service.meanwhile();
        service.meanwhile = () => {};
        if (ifMatch !== etag(token)) {
          throw new CallError("application", id, "Somebody has changed this.", { code: 40900 });
        }
        kept.set(token, { ...kept.get(token), ...args });
      }
      return { data: kept.get(token) ?? {}, code: 20000, message: "", etag: etag(token) };
    },
  };
  return service;
}

/** A window, as far as preferences follow one, and its idle moments. */
function newWindow() {
  const events = new EventTarget();
  const idle: (() => void)[] = [];
  return Object.assign(events, {
    requestIdleCallback: (act: () => void) => idle.push(act),
    cancelIdleCallback: () => undefined,
    goIdle: () => {
      for (const act of idle.splice(0)) act();
    },
  });
}

let page = newWindow();

/** The window of the tab opened last is hidden, or looked at again. */
function turn(visibilityState: "hidden" | "visible"): void {
  vi.stubGlobal("document", { visibilityState });
  page.dispatchEvent(new Event("visibilitychange"));
}

/** A tab of a browser that nobody has signed in yet. */
function newTab(service = newService(), storage = newStorage(), isServed = true) {
  page = newWindow();
  vi.stubGlobal("window", page);
  const none: SessionState = {
    member: null,
    menu: [],
    menuFaults: [],
    permissions: new Set(),
    readSinceMs: 0,
    roles: {
      isAdmin: false,
      isSuperAdministrators: false,
      isAdministrators: false,
      isAreaManager: false,
      isComprehensive: false,
      isCustomerRole: false,
    },
  };
  const store = createStore<SessionState>(() => none);
  const session = { store, token: () => service.token };
  const preferences = createPreferences({ wire: service, session, storage, isServed });
  return {
    service,
    storage,
    preferences,
    window: page,
    values: () => preferences.store.getState().values,
    signIn(id: number) {
      service.token = String(id);
      const member = {
        id,
        username: "m",
        fullname: "",
        mobile: "",
        avatar: "",
        thumb: "",
        ext: "",
        remarks: "",
        lastLoginTime: "",
        lastLoginIp: "",
        openId: "",
        todoCount: 0,
      };
      store.setState({ member });
    },
    signOut: () => store.setState(none),
  };
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const later = () => vi.advanceTimersByTimeAsync(10_000);
const muchLater = () => vi.advanceTimersByTimeAsync(40_000);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const readAndSave = ["preference.getOne", "preference.save"];

describe("what a member has set", () => {
  it("is found in another browser, and not by another member", async () => {
    const service = newService();
    const first = newTab(service);
    first.signIn(7);
    first.preferences.change({ favourites: ["/a"], startPage: "/a" });
    expect(first.values()).toEqual({ favourites: ["/a"], startPage: "/a" });
    await later();
    const second = newTab(service);
    second.signIn(7);
    await settle();
    expect(second.values()).toEqual({ favourites: ["/a"], startPage: "/a" });
    const third = newTab(service);
    third.signIn(8);
    await settle();
    expect(third.values()).toEqual({});
  });

  it("is sent once, a moment after the last of several changes", async () => {
    const { service, preferences, signIn } = newTab();
    signIn(7);
    await settle();
    preferences.change({ favourites: ["/a"] });
    preferences.change({ favourites: ["/a", "/b"] });
    await settle();
    expect(service.calls).toEqual(["preference.getOne"]);
    await later();
    expect(service.calls).toEqual(["preference.getOne", ...readAndSave]);
    expect(service.kept.get("7")).toEqual({ favourites: ["/a", "/b"] });
    await later();
    expect(service.calls).toHaveLength(3);
  });

  it("is shown at the next visit at once, and asked for once the browser is idle", async () => {
    const { service, storage, preferences, signIn } = newTab();
    signIn(7);
    preferences.change({ favourites: ["/a"] });
    await later();
    service.kept.set("7", { favourites: ["/b"] });
    service.calls.length = 0;
    const next = newTab(service, storage);
    expect(next.values()).toEqual({ favourites: ["/a"] });
    next.preferences.expect(false);
    next.signIn(7);
    expect(next.preferences.store.getState().isSettled).toBe(true);
    await settle();
    expect(service.calls).toEqual([]);
    next.window.goIdle();
    await settle();
    expect(next.values()).toEqual({ favourites: ["/b"] });
  });

  it("is asked for while the session loads, at the root or in a new browser, and once", async () => {
    const { service, preferences, signIn, storage } = newTab();
    preferences.expect(false);
    expect(service.calls).toEqual(["preference.getOne"]);
    signIn(7);
    await preferences.arrived();
    const next = newTab(service, storage);
    service.kept.set("7", { startPage: "/a" });
    next.preferences.expect(true);
    next.signIn(7);
    await next.preferences.arrived();
    expect(next.values()).toEqual({ startPage: "/a" });
    expect(service.calls).toEqual(["preference.getOne", "preference.getOne"]);
  });

  it("is not taken from an answer to another member's token", async () => {
    const { service, preferences, signIn, values } = newTab();
    service.kept.set("8", { startPage: "/other" });
    service.token = "8";
    preferences.expect(true);
    signIn(7);
    await later();
    expect(values()).toEqual({});
  });

  it("is waited for a moment only, where the service is slow", async () => {
    const service = newService();
    service.call = () => new Promise(() => {});
    const { preferences, signIn } = newTab(service);
    preferences.expect(true);
    signIn(7);
    const arrived = vi.fn();
    void preferences.arrived().then(arrived);
    await later();
    expect(arrived).toHaveBeenCalled();
  });

  it("is read within the limits of the service", async () => {
    const { service, signIn, values } = newTab();
    const hostile: object = {
      favourites: ["javascript:alert(1)", 7, "/a", `/${"a".repeat(300)}`],
      recentPages: [{ page: "a" }, null, { address: "/a", page: 7 }],
      startPage: "https://evil.example",
      guide: { done: [5, "menu"], isClosed: "yes" },
    };
    service.kept.set("7", hostile);
    signIn(7);
    await settle();
    expect(values()).toEqual({
      favourites: ["/a"],
      recentPages: [{ address: "/a" }],
      guide: { done: ["menu"], isClosed: false },
    });
  });
});

describe("what two browsers set in the same moment", () => {
  it("is kept of both, although one saves between the other's reading and saving", async () => {
    const { service, preferences, signIn, values } = newTab();
    service.kept.set("7", { favourites: ["/a"] });
    signIn(7);
    await settle();
    service.calls.length = 0;
    service.meanwhile = () => service.kept.set("7", { favourites: ["/a", "/b"], startPage: "/b" });
    preferences.change({ favourites: ["/a", "/c"] });
    await later();
    const both = { favourites: ["/a", "/b", "/c"], startPage: "/b" };
    expect(service.kept.get("7")).toEqual(both);
    expect(values()).toEqual(both);
    expect(service.calls).toEqual([...readAndSave, ...readAndSave]);
  });
});

describe("the pages that a member opens", () => {
  const opened = (...addresses: string[]) => ({
    recentPages: addresses.map((address) => ({ address })),
  });

  async function signedIn() {
    const tab = newTab();
    tab.signIn(7);
    await settle();
    tab.service.calls.length = 0;
    return tab;
  }

  it("are sent together, half a minute after the first", async () => {
    const { service, preferences } = await signedIn();
    preferences.change(opened("/a"));
    await later();
    preferences.change(opened("/b", "/a"));
    await later();
    expect(service.calls).toEqual([]);
    await later();
    expect(service.calls).toEqual(readAndSave);
    expect(service.kept.get("7")).toEqual(opened("/b", "/a"));
    await muchLater();
    preferences.change(opened("/c", "/b", "/a"));
    await muchLater();
    expect(service.kept.get("7")).toEqual(opened("/c", "/b", "/a"));
  });

  it("are sent with another change, and as soon as the member looks elsewhere", async () => {
    const { service, preferences } = await signedIn();
    preferences.change({ favourites: ["/a"] });
    preferences.change(opened("/a"));
    await later();
    expect(service.kept.get("7")).toEqual({ favourites: ["/a"], ...opened("/a") });
    service.calls.length = 0;
    preferences.change(opened("/b", "/a"));
    turn("hidden");
    await settle();
    expect(service.calls).toEqual(readAndSave);
    turn("hidden");
    await muchLater();
    expect(service.calls).toEqual(readAndSave);
  });
});

describe("a window that is looked at again", () => {
  it("shows what another browser has changed, and sends nothing", async () => {
    const { service, signIn, values } = newTab();
    signIn(7);
    await settle();
    service.kept.set("7", { favourites: ["/a"] });
    turn("hidden");
    turn("visible");
    await settle();
    expect(values()).toEqual({ favourites: ["/a"] });
    expect(service.calls).toEqual(["preference.getOne", "preference.getOne"]);
  });

  it("asks no service where none keeps them, nor for somebody who is signed out", async () => {
    const alone = newTab(undefined, undefined, false);
    alone.signIn(7);
    turn("visible");
    await later();
    const signedOut = newTab(alone.service);
    turn("visible");
    await later();
    expect(signedOut.service.calls).toEqual([]);
  });
});

describe("a change that the service does not take", () => {
  it("stays in this browser and is sent with the next change", async () => {
    const { service, preferences, signIn, values } = newTab();
    service.fails = true;
    signIn(7);
    preferences.change({ startPage: "/a" });
    await later();
    expect(values()).toEqual({ startPage: "/a" });
    service.fails = false;
    preferences.change({ favourites: ["/b"] });
    await later();
    expect(service.kept.get("7")).toEqual({ startPage: "/a", favourites: ["/b"] });
  });

  it.each(["at the next visit", "when the connection returns"])("is sent %s", async (moment) => {
    const { service, storage, preferences, signIn, window: before } = newTab();
    service.fails = true;
    signIn(7);
    preferences.change({ startPage: "/a" });
    await later();
    service.fails = false;
    if (moment === "at the next visit") {
      newTab(service, storage).signIn(7);
      page.goIdle();
    } else before.dispatchEvent(new Event("online"));
    await later();
    expect(service.kept.get("7")).toEqual({ startPage: "/a" });
  });

  it("stays after log-out for the member's next visit, all else goes", async () => {
    const { service, storage, preferences, signIn, signOut } = newTab();
    signIn(7);
    preferences.change({ favourites: ["/a"], recentPages: [{ address: "/a" }] });
    await later();
    service.fails = true;
    preferences.change({ startPage: "/a", recentPages: [{ address: "/b" }] });
    await preferences.flush();
    signOut();
    preferences.forget(7);
    const left = JSON.parse(storage.getItem("preferences.7") ?? "null");
    expect(left).toEqual({ values: { startPage: "/a" }, served: {} });
    service.fails = false;
    const next = newTab(service, storage);
    expect(next.values()).toEqual({});
    next.preferences.expect(true);
    next.signIn(7);
    await later();
    expect(next.values()).toEqual({
      favourites: ["/a"],
      recentPages: [{ address: "/a" }],
      startPage: "/a",
    });
  });
});

describe("log-out", () => {
  it("sends what was changed a moment before, and leaves nothing in the browser", async () => {
    const { service, storage, preferences, signIn, signOut } = newTab();
    signIn(7);
    await settle();
    preferences.change({ favourites: ["/a"] });
    await preferences.flush();
    signOut();
    preferences.forget(7);
    expect(service.kept.get("7")).toEqual({ favourites: ["/a"] });
    expect(storage.length).toBe(0);
  });

  it("leaves all but the recent pages where no service keeps them", async () => {
    const { service, storage, preferences, signIn, signOut } = newTab(undefined, undefined, false);
    signIn(7);
    expect(preferences.store.getState().isSettled).toBe(true);
    preferences.change({ favourites: ["/a"], recentPages: [{ address: "/a" }] });
    await preferences.flush();
    signOut();
    preferences.forget(7);
    const next = newTab(service, storage, false);
    next.preferences.expect(true);
    next.signIn(7);
    await later();
    await next.preferences.arrived();
    expect(next.values()).toEqual({ favourites: ["/a"] });
    expect(service.calls).toEqual([]);
  });
});

describe("two browsers of a member", () => {
  /** Two browsers that both know the same favourites and pages. */
  async function twoBrowsers() {
    const service = newService();
    service.kept.set("7", {
      favourites: ["/a", "/b"],
      recentPages: [{ address: "/b" }, { address: "/a" }],
    });
    const one = newTab(service);
    one.signIn(7);
    const other = newTab(service);
    other.signIn(7);
    await settle();
    return { service, one, other };
  }

  it("lose nothing that either adds to a list, and nothing comes back that one removed", async () => {
    const { service, one, other } = await twoBrowsers();
    one.preferences.change({ favourites: ["/b", "/one"] });
    await later();
    other.preferences.change({
      favourites: ["/a", "/b", "/other"],
      recentPages: [{ address: "/other" }, { address: "/b" }, { address: "/a" }],
    });
    await later();
    expect(service.kept.get("7")?.favourites).toEqual(["/b", "/one", "/other"]);
    one.preferences.change({ recentPages: [{ address: "/one" }, { address: "/b" }] });
    await muchLater();
    expect(one.values()).toEqual({
      favourites: ["/b", "/one", "/other"],
      recentPages: ["/one", "/b", "/other", "/a"].map((address) => ({ address })),
    });
  });

  it("keep of the rest what was set last, and of the guide what is furthest", async () => {
    const { service, one, other } = await twoBrowsers();
    one.preferences.change({ startPage: "/a", guide: { done: ["menu"], isClosed: true } });
    await later();
    other.preferences.change({ startPage: "/b", guide: { done: ["role"], isClosed: false } });
    await later();
    expect(service.kept.get("7")).toMatchObject({
      startPage: "/b",
      guide: { done: ["menu", "role"], isClosed: true },
    });
  });
});

describe("two tabs of a browser", () => {
  it("follow each other, and neither takes an older answer for the newest", async () => {
    const service = newService();
    const storage = newStorage();
    const one = newTab(service, storage);
    one.signIn(7);
    await settle();
    const other = newTab(service, storage);
    other.signIn(7);
    let answer: (data: Preferences) => void = () => undefined;
    const { call } = service;
    service.call = async (id) => {
      const data = await new Promise<Preferences>((resolve) => {
        answer = resolve;
      });
      return { data, code: 20000, message: id, etag: null };
    };
    other.window.goIdle();
    await settle();
    service.call = call;
    one.preferences.change({ favourites: ["/a"] });
    await later();
    answer({});
    await settle();
    other.window.dispatchEvent(Object.assign(new Event("storage"), { key: "preferences.7" }));
    expect(other.values()).toEqual({ favourites: ["/a"] });
    await later();
    expect(service.kept.get("7")).toEqual({ favourites: ["/a"] });
  });
});

describe("a change in one of two tabs", () => {
  const key = "preferences.7";

  it("outlives what the other tab writes before it knows the change", async () => {
    const { service, storage, preferences, signIn, values, window: tab } = newTab();
    signIn(7);
    await settle();
    const before = storage.getItem(key) ?? "";
    preferences.change({ favourites: ["/a"] });
    storage.setItem(key, before);
    tab.dispatchEvent(Object.assign(new Event("storage"), { key }));
    expect(values()).toEqual({ favourites: ["/a"] });
    await later();
    expect(service.kept.get("7")).toEqual({ favourites: ["/a"] });
    expect(JSON.parse(storage.getItem(key) ?? "").values).toEqual({ favourites: ["/a"] });
  });

  it("gives way to the other tab's once the service has taken it", async () => {
    const { service, storage, preferences, signIn, values, window: tab } = newTab();
    signIn(7);
    preferences.change({ favourites: ["/a"] });
    await later();
    service.kept.set("7", { favourites: [] });
    storage.setItem(
      key,
      JSON.stringify({ values: { favourites: [] }, served: { favourites: [] } }),
    );
    tab.dispatchEvent(Object.assign(new Event("storage"), { key }));
    expect(values()).toEqual({ favourites: [] });
  });
});

describe("what an earlier version kept in this browser", () => {
  const earlier = {
    "favourites.7": '["/a"]',
    "favourites.8": '["/other"]',
    "guide.7": '{"done":["menu"],"isClosed":false}',
    recentPages: "/a\ta\n/b",
    settings: '{"theme":"dark","startPage":"/a"}',
  };

  it("is brought over once", async () => {
    const { service, storage, signIn, values } = newTab(undefined, newStorage(earlier));
    signIn(7);
    const expected = {
      favourites: ["/a"],
      guide: { done: ["menu"], isClosed: false },
      recentPages: [{ address: "/a", page: "a" }, { address: "/b" }],
      startPage: "/a",
    };
    expect(values()).toEqual(expected);
    await later();
    expect(service.kept.get("7")).toEqual(expected);
    expect(storage.getItem("settings")).toBe('{"theme":"dark"}');
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    expect(keys.toSorted()).toEqual(["favourites.8", "preferences.7", "preferencesOf", "settings"]);
  });

  it("joins what the service has, whose start page stays", async () => {
    const service = newService();
    service.kept.set("7", { favourites: ["/b"], startPage: "/b" });
    const { signIn, values } = newTab(service, newStorage(earlier));
    signIn(7);
    await later();
    expect(values()).toMatchObject({ favourites: ["/b", "/a"], startPage: "/b" });
    expect(service.kept.get("7")).toMatchObject({ favourites: ["/b", "/a"], startPage: "/b" });
  });
});

it("a storage that is full keeps nothing, and the service all", async () => {
  const full = {
    ...newStorage(),
    setItem: () => {
      throw new Error("QuotaExceededError");
    },
  };
  const { service, preferences, signIn, values } = newTab(undefined, full);
  signIn(7);
  preferences.change({ favourites: ["/a"] });
  expect(values()).toEqual({ favourites: ["/a"] });
  await later();
  expect(service.kept.get("7")).toEqual({ favourites: ["/a"] });
});
