import type { ColumnPlan } from "../../../src/language/plan/column.ts";
import type { RowsPlan } from "../../../src/language/plan/rows.ts";
import { plainText } from "../../runtime/plain-text.ts";

export type ItemKey = string | number;
export type Row = Readonly<Record<string, unknown>>;

/** Something that is chosen or could be. */
export interface Item {
  key: ItemKey;
  label: string;
  row: Row;
  /** All that a search finds it by. */
  searched: string;
}

/** What the two lists are made of: everything there is, and the keys of what is chosen now. */
export interface DualSet {
  items: ReadonlyMap<ItemKey, Item>;
  base: ReadonlySet<ItemKey>;
}

/** A person's own changes, kept apart from what they are made to, so that they outlive a reload. */
export interface Draft {
  added: ReadonlySet<ItemKey>;
  removed: ReadonlySet<ItemKey>;
}

export const noChanges: Draft = { added: new Set(), removed: new Set() };

/**
 * Reads both lists. A candidate that is chosen already is one item, as is one met twice; a row
 * without a key is none. `textOf` gives a value as people read it.
 */
export function readDualSet(
  candidates: readonly Row[],
  current: readonly Row[],
  rows: Pick<RowsPlan, "keyField" | "labelField">,
  details: readonly Pick<ColumnPlan, "name">[],
  textOf: (value: unknown) => string = plainText,
): DualSet {
  const items = new Map<ItemKey, Item>();
  const base = new Set<ItemKey>();
  const read = (row: Row): ItemKey | null => {
    const key = row[rows.keyField];
    if (typeof key !== "string" && typeof key !== "number") return null;
    if (!items.has(key)) {
      const label = textOf(row[rows.labelField]) || String(key);
      const texts = [label, ...details.map(({ name }) => textOf(row[name]))];
      items.set(key, { key, label, row, searched: texts.join("\n").toLowerCase() });
    }
    return key;
  };
  for (const row of candidates) read(row);
  for (const row of current) {
    const key = read(row);
    if (key !== null) base.add(key);
  }
  return { items, base };
}

/**
 * The changes that a draft really makes to a set: those that somebody else has made meanwhile, or
 * that concern what is no longer there, make none.
 */
export function differenceTo({ items, base }: DualSet, { added, removed }: Draft): Draft {
  return {
    added: new Set([...added].filter((key) => items.has(key) && !base.has(key))),
    removed: new Set([...removed].filter((key) => base.has(key))),
  };
}

/** The keys of all that is chosen once a draft is applied, in the order of the set. */
export function chosenKeys({ base }: DualSet, { added, removed }: Draft): Set<ItemKey> {
  const chosen = new Set([...base].filter((key) => !removed.has(key)));
  for (const key of added) chosen.add(key);
  return chosen;
}

/** The draft once the keys are chosen, or no longer chosen. */
export function moved(
  { base }: DualSet,
  draft: Draft,
  keys: Iterable<ItemKey>,
  isChosen: boolean,
): Draft {
  const added = new Set(draft.added);
  const removed = new Set(draft.removed);
  for (const key of keys) {
    if (isChosen) {
      removed.delete(key);
      if (!base.has(key)) added.add(key);
    } else {
      added.delete(key);
      if (base.has(key)) removed.add(key);
    }
  }
  return { added, removed };
}

/** Whether a draft changes anything. */
export function hasChanges({ added, removed }: Draft): boolean {
  return added.size > 0 || removed.size > 0;
}

/** The items whose label or details contain the text. */
export function searchItems(items: readonly Item[], text: string): readonly Item[] {
  const wanted = text.trim().toLowerCase();
  return wanted === "" ? items : items.filter(({ searched }) => searched.includes(wanted));
}

/** The keys from one item to another, both included, in the order of the list. */
export function keysBetween(items: readonly Item[], from: ItemKey, to: ItemKey): ItemKey[] {
  const start = items.findIndex(({ key }) => key === from);
  const end = items.findIndex(({ key }) => key === to);
  if (end < 0) return [];
  if (start < 0) return [to];
  return items.slice(Math.min(start, end), Math.max(start, end) + 1).map(({ key }) => key);
}
