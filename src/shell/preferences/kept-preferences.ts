import { createStore, type StoreApi } from "zustand/vanilla";
import { jsonIn } from "../../catalogue/schema/json-text.ts";
import { fieldsOf, isRecord } from "../../catalogue/schema/record.ts";
import type { Preferences } from "../../catalogue/types.gen.ts";
import { equal } from "../../catalogue/validators/validator-runtime.ts";
import type { SignedInMember } from "../../session/member.ts";
import { readPreferences } from "./read-preferences.ts";

type Owner = SignedInMember["id"];

/** The part of a browser's storage that preferences need. */
export type PreferenceStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** A member's preferences as this browser keeps them. */
export interface KeptPreferences {
  values: Preferences;
  /** The preferences as the service last had them. */
  served: Preferences;
}

/** The preferences of somebody who has never set any. */
export const noPreferences: KeptPreferences = { values: {}, served: {} };

const ownerKey = "preferencesOf";

/** The id of the member who was signed in last; `null` where they logged out. */
export function readOwner(storage: PreferenceStorage): string | null {
  return storage.getItem(ownerKey);
}

/** Notes who is signed in. */
export function writeOwner(storage: PreferenceStorage, owner: Owner): void {
  write(storage, ownerKey, String(owner));
}

/** The storage key of a member's preferences. */
export function preferencesKey(owner: Owner): string {
  return `preferences.${owner}`;
}

/** The preferences that this browser keeps of a member; `null` where it keeps none. */
export function readKept(storage: PreferenceStorage, owner: Owner): KeptPreferences | null {
  const kept = jsonIn(storage.getItem(preferencesKey(owner)) ?? "null");
  if (!isRecord(kept)) return null;
  return { values: readPreferences(kept.values), served: readPreferences(kept.served) };
}

/** Keeps a member's preferences in this browser. */
function writeKept(storage: PreferenceStorage, owner: Owner, kept: KeptPreferences): void {
  write(storage, preferencesKey(owner), JSON.stringify(kept));
}

/** Writes to a storage; one that is full or forbidden keeps nothing. */
function write(storage: PreferenceStorage, key: string, text: string): void {
  try {
    storage.setItem(key, text);
  } catch {
    // Otherwise the earlier text would be taken for the newest.
    storage.removeItem(key);
  }
}

/** The preferences that were changed in this browser since the service last had them. */
export function changedIn({ values, served }: KeptPreferences): Preferences {
  const before = fieldsOf(served);
  const changed = Object.entries(values).filter(([name, value]) => !equal(value, before[name]));
  return readPreferences(Object.fromEntries(changed));
}

/** The preferences whose names are also among `names`. */
export function named(values: Preferences, names: Preferences): Preferences {
  const chosen = Object.entries(values).filter(([name]) => Object.hasOwn(names, name));
  return readPreferences(Object.fromEntries(chosen));
}

/**
 * Removes a member's recent pages, as at log-out, and all else that the service has. The rest stays
 * for the member's next visit.
 */
export function forgetKept(storage: PreferenceStorage, owner: Owner, isServed: boolean): void {
  const kept = readKept(storage, owner) ?? noPreferences;
  storage.removeItem(ownerKey);
  const { recentPages: _, ...values } = isServed ? changedIn(kept) : kept.values;
  const served = Object.entries(kept.served).filter(([name]) => name in values);
  if (Object.keys(values).length === 0) storage.removeItem(preferencesKey(owner));
  else writeKept(storage, owner, { values, served: readPreferences(Object.fromEntries(served)) });
}

/** The signed-in member's preferences, or those of the last member until the session is loaded. */
export interface PreferencesState extends KeptPreferences {
  /** Whether they are those of an earlier visit at least, or the service was asked for them. */
  isSettled: boolean;
}

/** The preferences in this browser tab and in the storage, which its other tabs change too. */
export interface KeptHere {
  store: StoreApi<PreferencesState>;
  /** The signed-in member; `null` while nobody is. */
  owner: Owner | null;
  /**
   * What this tab has changed and the service has not taken yet. A browser tells its tabs of each
   * other's changes late, so another tab can overwrite these in the storage before it knows them.
   */
  unsent: Preferences;
  /** The newest preferences of the signed-in member, whichever tab changed them. */
  read(member: Owner): KeptPreferences;
  keep(member: Owner, kept: KeptPreferences): void;
}

/** The preferences in this browser tab, which begin with those of the member given. */
export function keepHere(storage: PreferenceStorage, last: string | null): KeptHere {
  const store = createStore<PreferencesState>(() => ({
    ...((last !== null && readKept(storage, last)) || noPreferences),
    isSettled: false,
  }));
  const here: KeptHere = {
    store,
    owner: null,
    unsent: {},
    read(member) {
      const { values, served } = readKept(storage, member) ?? store.getState();
      return { values: { ...values, ...here.unsent }, served };
    },
    keep(member, { values, served }) {
      writeKept(storage, member, { values, served });
      store.setState({ values, served });
    },
  };
  return here;
}
