import { useMemo, useState } from "react";
import type { ColumnPlan } from "../../../../src/language/plan/column.ts";
import type { DualSet, Item, ItemKey } from "../dual-set.ts";
import { linesBetween, linesOfList, linesOfTree, type PaneLines, withBelow } from "./pane-lines.ts";

/** One of the two lists, with what can be done in it. */
export interface PaneProps {
  /** Which of the two lists it is; what is dragged names it. */
  side: "candidates" | "current";
  state: PaneState;
  title: string;
  details: readonly ColumnPlan[];
  isEditable: boolean;
  /** Whether choosing an item of a tree chooses what is below it as well. */
  isDeep: boolean;
  /** What came here from the other list. */
  changed: ReadonlySet<ItemKey>;
  changeLabel: string;
  /** The arrow that points to the other list. */
  moveKey: "ArrowLeft" | "ArrowRight";
  onMove(keys: Iterable<ItemKey>): void;
}

/** One of the two lists as a person works on it. */
export interface PaneState extends PaneLines {
  isTree: boolean;
  /** How many items it has. */
  size: number;
  search: string;
  setSearch(search: string): void;
  /** What is ticked, whether the search shows it or not. */
  ticked: ReadonlySet<ItemKey>;
  /** What a person means by an item: itself, or with it all below it that is shown. */
  keysOf(item: Item): readonly ItemKey[];
  toggle(item: Item): void;
  /** Ticks all from the item that was touched last to the one with the key. */
  tickTo(key: ItemKey): void;
  tickFound(isTicked: boolean): void;
  /** Shows or hides what is below items. */
  setOpen(keys: readonly ItemKey[], isOpen: boolean): void;
  /** The item that keys act upon. */
  active: ItemKey | null;
  setActive(key: ItemKey): void;
}

interface PaneContent {
  set: DualSet;
  isTree: boolean;
  /** Whether an item is in this list. */
  isHere(key: ItemKey): boolean;
  /** Whether choosing an item of a tree chooses what is below it as well. */
  isDeep: boolean;
}

const none: ReadonlySet<ItemKey> = new Set();

/** The search and the ticks of a list. What leaves the list is no longer ticked. */
export function usePaneState({ set, isTree, isHere, isDeep }: PaneContent): PaneState {
  const [search, setSearch] = useState("");
  const [marked, setMarked] = useState(none);
  const [closed, setClosed] = useState(none);
  const [active, setActive] = useState<ItemKey | null>(null);
  const here = useMemo(() => set.order.filter(({ key }) => isHere(key)), [set, isHere]);
  const { lines, found, isFound } = useMemo(
    () => (isTree ? linesOfTree(set, isHere, search, closed) : linesOfList(set, here, search)),
    [isTree, set, isHere, here, search, closed],
  );
  const ticked = useMemo(() => {
    if (marked.size === 0) return marked;
    return new Set([...marked].filter((key) => set.items.has(key) && isHere(key)));
  }, [set, isHere, marked]);
  if (ticked.size < marked.size) setMarked(ticked);
  return useMemo(
    () => ({
      ...{
        isTree,
        size: here.length,
        lines,
        found,
        isFound,
        search,
        setSearch,
        ticked,
        active,
        setActive,
      },
      ...ticksOf({ set, isTree, isDeep }, { lines, found, isFound, active }, setMarked, setActive),
      setOpen: (keys, isOpen) => setClosed((known) => withAll(known, keys, !isOpen)),
    }),
    [set, isTree, isDeep, here, lines, found, isFound, search, ticked, active],
  );
}

type Ticks = Pick<PaneState, "keysOf" | "toggle" | "tickTo" | "tickFound">;

/** The ways to tick what is shown. */
function ticksOf(
  { set, isTree, isDeep }: Pick<PaneContent, "set" | "isTree" | "isDeep">,
  { lines, found, isFound, active }: PaneLines & Pick<PaneState, "active">,
  setMarked: (change: (known: ReadonlySet<ItemKey>) => ReadonlySet<ItemKey>) => void,
  setActive: (key: ItemKey) => void,
): Ticks {
  const keysOf = (item: Item): readonly ItemKey[] => {
    if (isTree && isDeep) return withBelow(set, item, isFound);
    return isFound(item) ? [item.key] : [];
  };
  return {
    keysOf,
    toggle(item) {
      const keys = keysOf(item);
      setActive(item.key);
      setMarked((known) => withAll(known, keys, !keys.every((key) => known.has(key))));
    },
    tickTo(key) {
      const range = linesBetween(lines, active ?? key, key);
      const keys = range.flatMap(({ node }) => (isFound(node) ? keysOf(node) : []));
      setMarked((known) => withAll(known, keys, true));
      setActive(key);
    },
    tickFound(isTicked) {
      const keys = found.map(({ key }) => key);
      setMarked((known) => withAll(known, keys, isTicked));
    },
  };
}

function withAll(
  known: ReadonlySet<ItemKey>,
  keys: Iterable<ItemKey>,
  isIn: boolean,
): ReadonlySet<ItemKey> {
  const next = new Set(known);
  for (const key of keys) {
    if (isIn) next.add(key);
    else next.delete(key);
  }
  return next;
}
