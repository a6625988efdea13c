/** What identifies an item in both lists. */
export type ItemKey = string | number;

/** A record as a service answers it. */
export type Row = Readonly<Record<string, unknown>>;

/** Something that is chosen or could be. */
export interface Item {
  key: ItemKey;
  title: string;
  row: Row;
  /** What it stands below, and how deep; of a list all stand at depth 0. */
  parent: Item | null;
  depth: number;
  /** Its place among all items. */
  at: number;
}

/**
 * What the two lists are made of: everything there is, and the keys of what is chosen now. The
 * items of a tree stand in the order in which it is read: each before all that is below it.
 */
export interface DualSet {
  items: ReadonlyMap<ItemKey, Item>;
  order: readonly Item[];
  base: ReadonlySet<ItemKey>;
  /** All that a search finds an item by, in small letters. */
  searchedText(item: Item): string;
}

/** A person's own changes, kept apart from what they are made to, so that they outlive a reload. */
export interface Draft {
  added: ReadonlySet<ItemKey>;
  removed: ReadonlySet<ItemKey>;
}

/** A draft in which nothing was moved yet. */
export const noChanges: Draft = { added: new Set(), removed: new Set() };

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

/** What others have changed since a set was read, and what of a draft can be done no longer. */
export interface Meanwhile {
  added: readonly Item[];
  removed: readonly Item[];
  /** What the draft would add and is no longer there at all. */
  gone: readonly Item[];
}

/** Compares the set that a draft was made on with the one that others have made of it. */
export function changedMeanwhile(earlier: DualSet, now: DualSet, draft: Draft): Meanwhile {
  const itemsOf = (keys: Iterable<ItemKey>, { items }: DualSet): Item[] =>
    [...keys].flatMap((key) => items.get(key) ?? []);
  return {
    added: itemsOf(now.base, now).filter(({ key }) => !earlier.base.has(key)),
    removed: itemsOf(earlier.base, earlier).filter(({ key }) => !now.base.has(key)),
    gone: itemsOf(draft.added, earlier).filter(({ key }) => !now.items.has(key)),
  };
}
