import { createStore, type StoreApi } from "zustand/vanilla";
import { jsonIn } from "../catalogue/schema/json-text.ts";
import { fieldsOf } from "../catalogue/schema/record.ts";
import { type CookieHolder, readCookie, removeCookie, writeCookie } from "../session/cookie.ts";

/** The themes; `system` follows the device. */
export const themeModes = ["light", "dark", "system"] as const;

/** One of the themes. */
export type ThemeMode = (typeof themeModes)[number];

/** How large the interface is drawn (specification section 9, size options). */
export const sizes = ["default", "medium", "small", "mini"] as const;

/** One of the sizes. */
export type Size = (typeof sizes)[number];

/** How the frame looks and works in this browser (specification section 3, settings). */
export interface Settings {
  /** Whether members may change settings; the deployment's alone. */
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

/** What a member may change. */
export type Choices = Partial<Omit<Settings, "showSettings">>;

/** The settings where neither deployment nor member says otherwise (specification section 9). */
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

/** What a setting may be. */
interface Allowed<Value> {
  /** As a program says it. */
  said: string;
  /** The value that something is, or `undefined` where it is no such value. */
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

/** What each setting may be. */
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

/** What a setting may be, as a program says it. */
export function settingValues(name: keyof Settings): string {
  return allowed[name].said;
}

/** Whether there is a setting of this name. */
export function isSettingName(name: string): name is keyof Settings {
  return Object.hasOwn(allowed, name);
}

/** The settings among some fields; those that are missing or no such setting are left out. */
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
  /** Forgets all that was chosen: everything is as the deployment has it. */
  reset(): void;
}

/** Where choices are kept: the size in its cookie (decisions, names), the rest in the storage. */
export interface SettingsPlace {
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  cookies: CookieHolder;
  isSecure: boolean;
}

const storageKey = "settings";
const sizeCookie = "size";

/**
 * The settings of a deployment, with what was chosen in this browser. Where the deployment hides the
 * settings, only what the top bar still offers counts: nobody is left with what they cannot undo.
 */
export function createSettings(place: SettingsPlace, defaults: Settings): SettingsStore {
  const { storage, cookies, isSecure } = place;

  function chosen(): Choices {
    const { showSettings: _, ...choices } = readSettings(
      fieldsOf(jsonIn(storage.getItem(storageKey) ?? "{}")),
    );
    return choices;
  }

  function current(): Settings {
    const { theme = defaults.theme, ...others } = chosen();
    const settings = { ...defaults, theme, ...(defaults.showSettings ? others : {}) };
    const { size = defaults.size } = readSettings({ size: readCookie(cookies, sizeCookie) });
    const offersSize = settings.showSettings || settings.sizeSelector;
    return { ...settings, size: offersSize ? size : defaults.size };
  }

  const store = createStore<Settings>(current);
  return {
    store,
    change({ size, ...choices }) {
      // Another tab of the browser may have chosen meanwhile.
      storage.setItem(storageKey, JSON.stringify({ ...chosen(), ...choices }));
      if (size) writeCookie(cookies, sizeCookie, size, { isLasting: true, isSecure });
      store.setState(current());
    },
    reset() {
      storage.removeItem(storageKey);
      removeCookie(cookies, sizeCookie);
      store.setState(current());
    },
  };
}
