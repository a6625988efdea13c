import { describe, expect, it } from "vitest";
import { createStore } from "zustand/vanilla";
import type { Preferences } from "../../src/catalogue/types.gen.ts";
import type { PreferencesState } from "../../src/shell/preferences/kept-preferences.ts";
import { createSettings, defaultSettings, type Settings } from "../../src/shell/settings.ts";

/** A browser's storage and cookies, as far as settings need them. */
function newPlace(stored: string | null = null, cookie = "") {
  let kept = stored;
  return {
    storage: {
      getItem: () => kept,
      setItem: (_: string, value: string) => {
        kept = value;
      },
      removeItem: () => {
        kept = null;
      },
    },
    cookies: { cookie },
    isSecure: false,
  };
}

function settingsIn(place: ReturnType<typeof newPlace>, given: Partial<Settings> = {}): Settings {
  return createSettings(place, { ...defaultSettings, ...given }).store.getState();
}

describe("the settings", () => {
  it("are by default: fixed header off, tags view on, sidebar logo off, size selector hidden", () => {
    expect(settingsIn(newPlace())).toMatchObject({
      showSettings: true,
      fixedHeader: false,
      tagsView: true,
      sidebarLogo: false,
      sizeSelector: false,
      size: "default",
      cacheViews: true,
      theme: "system",
    });
  });

  it.each([null, "no JSON", "null", "7", '{"theme":"pink","tagsView":"yes","other":1}'])(
    "stored as %j are those by default",
    (stored) => {
      expect(settingsIn(newPlace(stored))).toEqual(defaultSettings);
    },
  );

  it("that need no storage hold where the storage is full", () => {
    const { storage, ...place } = newPlace();
    const setItem = () => {
      throw new DOMException("Full.", "QuotaExceededError");
    };
    const settings = createSettings(
      { ...place, storage: { ...storage, setItem } },
      defaultSettings,
    );
    settings.change({ size: "small", theme: "dark" });
    expect(settings.store.getState().size).toBe("small");
  });

  it("hold at once when changed, and on the next visit", () => {
    const place = newPlace();
    const { store, change } = createSettings(place, defaultSettings);
    change({ theme: "dark" });
    change({ fixedHeader: true });
    const expected = { ...defaultSettings, theme: "dark", fixedHeader: true };
    expect(store.getState()).toEqual(expected);
    expect(settingsIn(place)).toEqual(expected);
  });

  it("keep what another tab of the browser chose meanwhile", () => {
    const place = newPlace();
    const here = createSettings(place, defaultSettings);
    createSettings(place, defaultSettings).change({ theme: "dark" });
    here.change({ tagsView: false });
    expect(here.store.getState()).toMatchObject({ theme: "dark", tagsView: false });
  });

  it("follow the deployment where nobody chose otherwise", () => {
    const place = newPlace('{"tagsView":false}');
    const deployed = { tagsView: true, sidebarLogo: true };
    expect(settingsIn(place, deployed)).toMatchObject({ tagsView: false, sidebarLogo: true });
  });

  it("are the deployment's again after a reset", () => {
    const place = newPlace('{"fixedHeader":true}', "size=mini");
    const { store, reset } = createSettings(place, { ...defaultSettings, sidebarLogo: true });
    reset();
    expect(place.cookies.cookie).toMatch(/^size=;.*Max-Age=0/);
    place.cookies.cookie = "";
    expect(settingsIn(place, { sidebarLogo: true })).toEqual(store.getState());
    expect(store.getState()).toMatchObject({ fixedHeader: false, sidebarLogo: true });
  });

  it("are the deployment's alone where it hides them; the theme is chosen in the top bar", () => {
    const place = newPlace('{"theme":"dark","tagsView":false,"showSettings":true}', "size=mini");
    expect(settingsIn(place, { showSettings: false })).toEqual({
      ...defaultSettings,
      showSettings: false,
      theme: "dark",
    });
    expect(settingsIn(place, { showSettings: false, sizeSelector: true }).size).toBe("mini");
  });
});

describe("the size", () => {
  it("is kept in the cookie `size`", () => {
    const place = newPlace();
    createSettings(place, defaultSettings).change({ size: "small" });
    expect(place.cookies.cookie).toMatch(/^size=small; Path=\/; SameSite=Strict; Max-Age=/);
    expect(settingsIn(newPlace(null, "size=small")).size).toBe("small");
  });

  it.each(["", "size=huge", "size="])("with the cookies %j is the default", (cookie) => {
    expect(settingsIn(newPlace(null, cookie)).size).toBe("default");
  });
});

describe("the start page", () => {
  /** The preferences of a member. */
  function ownOf(values: Preferences) {
    const store = createStore<PreferencesState>(() => ({ values, served: {}, isSettled: true }));
    const change = (changed: Preferences): void => store.setState({ values: changed });
    return { store, change };
  }

  it("is the member's, not this browser's, and follows the member's preferences", () => {
    const own = ownOf({ startPage: "/a" });
    const place = { ...newPlace('{"theme":"dark"}'), own };
    const { store, change } = createSettings(place, { ...defaultSettings, startPage: "/usual" });
    expect(store.getState()).toMatchObject({ startPage: "/a", theme: "dark" });
    own.change({ startPage: "/b" });
    expect(store.getState().startPage).toBe("/b");
    change({ startPage: "" });
    expect(own.store.getState().values).toEqual({ startPage: "" });
    expect(store.getState().startPage).toBe("");
    expect(place.storage.getItem()).not.toContain("startPage");
  });

  it("is the deployment's after a reset, and where the deployment hides the settings", () => {
    const own = ownOf({ startPage: "/a" });
    const deployed = { ...defaultSettings, startPage: "/usual" };
    const hidden = { ...deployed, showSettings: false };
    expect(createSettings({ ...newPlace(), own }, hidden).store.getState().startPage).toBe(
      "/usual",
    );
    const { store, reset } = createSettings({ ...newPlace(), own }, deployed);
    reset();
    expect(own.store.getState().values).toEqual({ startPage: null });
    expect(store.getState().startPage).toBe("/usual");
  });
});
