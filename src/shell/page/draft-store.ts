import { dialogsKey, movedDialogs } from "../../../renderers/runtime/act/kept-dialogs.ts";
import { type Drafts, passing } from "../../../renderers/runtime/draft/drafts.ts";
import { jsonIn } from "../../catalogue/schema/json-text.ts";

/** The drafts of all pages that are open in this browser tab, kept in the tab's storage. */
export interface DraftStore {
  /** The drafts of one place, such as a tab; the same place always gets the same object. */
  of(place: string): Drafts;
  unsavedPlaces(): string[];
  /** Removes all drafts of a place, as when its tab closes. */
  remove(place: string): void;
  /**
   * Removes the drafts of a place that last only while its page is mounted, such as a search that
   * was not sent.
   */
  removePassing(place: string): void;
  clear(): void;
  /** Stores at once the drafts that wait for a pause in typing. */
  flush(): void;
  /** Sets whether drafts are stored at once, as while the browser leaves the page. */
  hurry(isHurried: boolean): void;
}

const storageKey = "drafts";

/** Milliseconds without typing after which drafts are stored. */
const typingPauseMs = 300;

type Entries = Map<string, unknown>;
type Places = Map<string, Entries>;
type Change = (entries: Entries) => void;

/** Creates the draft store from the drafts in the storage, and keeps them there from then on. */
export function createDraftStore(storage: Storage): DraftStore {
  let places = readPlaces(storage);
  const made = new Map<string, Drafts>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHurried = false;

  function flush(): void {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    store(storage, places);
  }

  function change(place: string, makeChange: Change): void {
    const entries = places.get(place) ?? new Map<string, unknown>();
    makeChange(entries);
    if (entries.size > 0) places.set(place, entries);
    else places.delete(place);
    timer ??= setTimeout(flush, typingPauseMs);
    if (isHurried) flush();
  }

  return {
    of(place) {
      const drafts =
        made.get(place) ??
        draftsOf(
          () => places.get(place),
          (makeChange) => change(place, makeChange),
        );
      made.set(place, drafts);
      return drafts;
    },
    unsavedPlaces: () =>
      [...places]
        .filter(([, entries]) => [...entries.keys()].some(isOfBlock))
        .map(([name]) => name),
    remove: (place) => change(place, (entries) => entries.clear()),
    removePassing(place) {
      const isHeld = [...(places.get(place)?.keys() ?? [])].some(isPassing);
      if (!isHeld) return;
      change(place, (entries) => {
        for (const key of [...entries.keys()].filter(isPassing)) entries.delete(key);
      });
    },
    clear() {
      places = new Map();
      timer ??= setTimeout(flush, typingPauseMs);
      flush();
    },
    flush,
    hurry(changed) {
      isHurried = changed;
      if (isHurried) flush();
    },
  };
}

/** The drafts of one place, made from functions that read and change what is kept. */
function draftsOf(
  entriesNow: () => Entries | undefined,
  change: (makeChange: Change) => void,
): Drafts {
  return {
    read: (key) => entriesNow()?.get(key),
    write: (key, value) =>
      change((entries) => {
        if (value === undefined) entries.delete(key);
        else entries.set(key, value);
      }),
    remove: (key) =>
      change((entries) => {
        for (const known of [...entries.keys()]) {
          if (known === key || known.startsWith(`${key}/`)) entries.delete(known);
        }
      }),
    move: (move) =>
      change((entries) => {
        const kept = [...entries];
        entries.clear();
        for (const [key, value] of kept) {
          const moved = key.startsWith("/") ? move(key) : key;
          if (moved === null) continue;
          entries.set(moved, key === dialogsKey ? movedDialogs(value, move) : value);
        }
      }),
  };
}

/**
 * Whether a key belongs to a block, whose id is a pointer into its source. Other drafts, such as a
 * search, are not unsaved work.
 */
function isOfBlock(key: string): boolean {
  return key.startsWith("/") && !isPassing(key);
}

function isPassing(key: string): boolean {
  return key.includes(passing);
}

/**
 * Writes the drafts to the storage; one that is full or forbidden goes without those of the largest
 * places, without any error.
 */
function store(storage: Storage, places: Places): void {
  const texts = [...places].map(([place, entries]) => JSON.stringify([place, [...entries]]));
  texts.sort((a, b) => a.length - b.length);
  for (; texts.length > 0; texts.pop()) {
    try {
      storage.setItem(storageKey, `[${texts}]`);
      return;
    } catch {
      // The next turn stores less.
    }
  }
  storage.removeItem(storageKey);
}

function readPlaces(storage: Storage): Places {
  const stored = jsonIn(storage.getItem(storageKey) ?? "[]");
  return new Map(
    pairsOf(stored).map(([place, entries]) => [place, new Map(pairsOf(entries))] as const),
  );
}

function pairsOf(value: unknown): [string, unknown][] {
  const list: unknown[] = Array.isArray(value) ? value : [];
  return list.filter(
    (pair): pair is [string, unknown] =>
      Array.isArray(pair) && pair.length === 2 && typeof pair[0] === "string",
  );
}
