import { createStore, type StoreApi } from "zustand/vanilla";
import { jsonIn } from "../catalogue/schema/json-text.ts";
import { fieldsOf } from "../catalogue/schema/record.ts";
import { type CookieHolder, readCookie, removeCookie, writeCookie } from "../session/cookie.ts";
import { keepIn } from "../ui/keep-in.ts";
import type { PreferencesStore } from "./preferences/preferences.ts";

/** The themes; `system` follows the device. */
export const themeModes = ["light", "dark", "system"] as const;

/** One of the themes. */
export type ThemeMode = (typeof themeModes)[number];

/** The sizes of the interface (specification section 9, size options). */
export const sizes = ["default", "medium", "small", "mini"] as const;

/** One of the sizes. */
export type Size = (typeof sizes)[number];

/**
 * The settings of the frame: those of this browser, and the member's start page (specification
 * section 3, settings).
 */
export interface Settings {
  /** Whether members may change settings; only the deployment sets it. */
  showSettings: boolean;
  fixedHeader: boolean;
  sidebarLogo: boolean;
  tagsView: boolean;
  /** Whether open pages keep their state (decisions, pages kept alive). */
  cacheViews: boolean;
  /** Whether the top bar has the size selector. */
  sizeSelector: boolean;
  theme: ThemeMode;
  size: Size;
  /** The address of the page that opens at `/`; empty for the dashboard. */
  startPage: string;
}

/** The settings that a member may change. */
export type Choices = Partial<Omit<Settings, "showSettings">>;

/**
 * The settings that apply where neither deployment nor member sets others (specification section
 * 9).
 */
export const defaultSettings: Settings = {
  showSettings: true,
  fixedHeader: false,
  sidebarLogo: false,
  tagsView: true,
  cacheViews: true,
  sizeSelector: false,
  theme: "system",
  size: "default",
  startPage: "",
};

interface Allowed<Value> {
  /** A description of the allowed values for messages to developers. */
  said: string;
  /** The given value if it is allowed, otherwise `undefined`. */
  read(given: unknown): Value | undefined;
}

function oneOf<Value>(values: readonly Value[]): Allowed<Value> {
  return {
    said: values.map((value) => JSON.stringify(value)).join(", "),
    read: (given) => values.find((value) => value === given),
  };
}

const flag = { ...oneOf([true, false]), said: "true or false" };

const address: Allowed<string> = {
  said: '"" or the address of a page, as "/dashboard"',
  read: (given) => (typeof given === "string" && /^(\/|$)/.test(given) ? given : undefined),
};

/** The allowed values of each setting. */
const allowed: { readonly [Name in keyof Settings]: Allowed<Settings[Name]> } = {
  showSettings: flag,
  fixedHeader: flag,
  sidebarLogo: flag,
  tagsView: flag,
  cacheViews: flag,
  sizeSelector: flag,
  theme: oneOf(themeModes),
  size: oneOf(sizes),
  startPage: address,
};

/** A description of a setting's allowed values for messages to developers. */
export function settingValues(name: keyof Settings): string {
  return allowed[name].said;
}

/** Whether a setting of this name exists. */
export function isSettingName(name: string): name is keyof Settings {
  return Object.hasOwn(allowed, name);
}

/** The settings among some fields; missing fields and invalid values are left out. */
export function readSettings(fields: Readonly<Record<string, unknown>>): Partial<Settings> {
  const read: Partial<Settings> = {};
  function take<Name extends keyof Settings>(name: Name): void {
    const value = allowed[name].read(fields[name]);
    if (value !== undefined) read[name] = value;
  }
  for (const name of Object.keys(allowed)) if (isSettingName(name)) take(name);
  return read;
}

/** The settings and the ways to change them. */
export interface SettingsStore {
  store: StoreApi<Settings>;
  /** Applies choices at once and keeps them across visits. */
  change(choices: Choices): void;
  /** Removes all choices, so that the deployment's settings apply. */
  reset(): void;
}

/**
 * Where choices are stored: the size in its cookie (decisions, names), the start page with the
 * member's preferences, the rest in the storage.
 */
export interface SettingsPlace {
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** The preferences of the member; left out where nobody is signed in. */
  own?: Pick<PreferencesStore, "store" | "change">;
  cookies: CookieHolder;
  isSecure: boolean;
}

const storageKey = "settings";
const sizeCookie = "size";

/**
 * The settings of a deployment with the choices made in this browser. Where the deployment hides
 * the settings, only choices that the top bar still offers apply, so that a member can undo each of
 * them.
 */
export function createSettings(place: SettingsPlace, defaults: Settings): SettingsStore {
  const { storage, cookies, isSecure, own } = place;

  function chosen(): Choices {
    const { showSettings: _, ...choices } = readSettings(
      fieldsOf(jsonIn(storage.getItem(storageKey) ?? "{}")),
    );
    return choices;
  }

  function current(): Settings {
    const { theme = defaults.theme, ...others } = chosen();
    const startPage = own?.store.getState().values.startPage ?? defaults.startPage;
    const choices = defaults.showSettings ? { ...others, startPage } : {};
    const settings = { ...defaults, theme, ...choices };
    const { size = defaults.size } = readSettings({ size: readCookie(cookies, sizeCookie) });
    const offersSize = settings.showSettings || settings.sizeSelector;
    return { ...settings, size: offersSize ? size : defaults.size };
  }

  const store = createStore<Settings>(current);
  own?.store.subscribe(() => {
    const { startPage } = current();
    if (startPage !== store.getState().startPage) store.setState({ startPage });
  });
  return {
    store,
    change({ size, startPage, ...choices }) {
      // The stored choices are read again, since another browser tab may have changed them.
      keepIn(storage, storageKey, JSON.stringify({ ...chosen(), ...choices }));
      if (startPage !== undefined) own?.change({ startPage });
      if (size) writeCookie(cookies, sizeCookie, size, { isLasting: true, isSecure });
      store.setState(current());
    },
    reset() {
      storage.removeItem(storageKey);
      own?.change({ startPage: null });
      removeCookie(cookies, sizeCookie);
      store.setState(current());
    },
  };
}
