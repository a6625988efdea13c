/** What identifies an item in both lists. */
export type ItemKey = string | number;

/** A record as an operation answers it. */
export type Row = Readonly<Record<string, unknown>>;

/** An item that is or can be chosen. */
export interface Item {
  key: ItemKey;
  title: string;
  row: Row;
  /** The item's parent and depth in the tree; in a list every item has depth 0. */
  parent: Item | null;
  depth: number;
  /** The item's position among all items. */
  at: number;
}

/**
 * The data of both lists: all items and the keys of those now chosen. The items of a tree stand in
 * reading order, each parent before its children.
 */
export interface DualSet {
  items: ReadonlyMap<ItemKey, Item>;
  order: readonly Item[];
  base: ReadonlySet<ItemKey>;
  /** The lower-case text that a search matches against the item. */
  searchedText(item: Item): string;
}

/** A person's own changes, kept apart from the lists, so that a reload does not lose them. */
export interface Draft {
  added: ReadonlySet<ItemKey>;
  removed: ReadonlySet<ItemKey>;
}

/** An empty draft. */
export const noChanges: Draft = { added: new Set(), removed: new Set() };

/**
 * The changes of a draft that still apply: changes that others have made meanwhile, or that concern
 * a missing item, are left out.
 */
export function differenceTo({ items, base }: DualSet, { added, removed }: Draft): Draft {
  return {
    added: new Set([...added].filter((key) => items.has(key) && !base.has(key))),
    removed: new Set([...removed].filter((key) => base.has(key))),
  };
}

/** The keys of all chosen items with the draft applied, in the order of the set. */
export function chosenKeys({ base }: DualSet, { added, removed }: Draft): Set<ItemKey> {
  const chosen = new Set([...base].filter((key) => !removed.has(key)));
  for (const key of added) chosen.add(key);
  return chosen;
}

/** The draft after the keys are chosen or no longer chosen. */
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

/**
 * The changes that others have made since a set was read, and the changes of a draft that are no
 * longer possible.
 */
export interface Meanwhile {
  added: readonly Item[];
  removed: readonly Item[];
  /** The items that the draft adds but that no longer exist. */
  gone: readonly Item[];
}

/** Compares the set that a draft was based on with its current state. */
export function changedMeanwhile(earlier: DualSet, now: DualSet, draft: Draft): Meanwhile {
  const itemsOf = (keys: Iterable<ItemKey>, { items }: DualSet): Item[] =>
    [...keys].flatMap((key) => items.get(key) ?? []);
  return {
    added: itemsOf(now.base, now).filter(({ key }) => !earlier.base.has(key)),
    removed: itemsOf(earlier.base, earlier).filter(({ key }) => !now.base.has(key)),
    gone: itemsOf(draft.added, earlier).filter(({ key }) => !now.items.has(key)),
  };
}
