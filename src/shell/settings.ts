import { createStore, type StoreApi } from "zustand/vanilla";

export type ThemeMode = "light" | "dark" | "system";

/** What each member sets for this browser (specification section 9). */
export interface Settings {
  theme: ThemeMode;
  fixedHeader: boolean;
  tagsView: boolean;
  sidebarLogo: boolean;
  /** Whether open pages keep their state (decisions, pages kept alive). */
  cacheViews: boolean;
}

export const defaultSettings: Settings = {
  theme: "system",
  fixedHeader: false,
  tagsView: true,
  sidebarLogo: false,
  cacheViews: true,
};

const storageKey = "settings";

/** The settings in a stored text; what it lacks or gets wrong is as by default. */
export function readSettings(stored: string | null): Settings {
  const fields = parse(stored);
  const flag = (name: "fixedHeader" | "tagsView" | "sidebarLogo" | "cacheViews"): boolean => {
    const value = fields[name];
    return typeof value === "boolean" ? value : defaultSettings[name];
  };
  const { theme } = fields;
  return {
    theme: theme === "light" || theme === "dark" ? theme : defaultSettings.theme,
    fixedHeader: flag("fixedHeader"),
    tagsView: flag("tagsView"),
    sidebarLogo: flag("sidebarLogo"),
    cacheViews: flag("cacheViews"),
  };
}

function parse(stored: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? "{}");
    return typeof value === "object" ? { ...value } : {};
  } catch {
    return {};
  }
}

/** The settings, kept in the storage across visits. */
export function createSettings(storage: Storage): StoreApi<Settings> {
  const store = createStore<Settings>(() => readSettings(storage.getItem(storageKey)));
  store.subscribe((settings) => storage.setItem(storageKey, JSON.stringify(settings)));
  return store;
}
