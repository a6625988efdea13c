import { useCallback, useMemo, useState } from "react";
import { useHost } from "../../../runtime/page/contexts.ts";
import { useBlockTitle } from "../../../runtime/page/panel.tsx";
import type { Draft, DualSet, Item, ItemKey } from "../dual-set.ts";
import type { DualListPlan } from "../kind.ts";
import { linesBetween, linesOfList, linesOfTree, type PaneLines, withBelow } from "./pane-lines.ts";

/** The properties that both lists share. */
interface RelationShown {
  plan: DualListPlan;
  set: DualSet;
  difference: Draft;
  /** The keys of all chosen items with the draft applied. */
  chosen: ReadonlySet<ItemKey>;
  isEditable: boolean;
  isLoading: boolean;
  /** Whether choosing an item of a tree chooses what is below it as well. */
  isDeep: boolean;
  onMove(keys: Iterable<ItemKey>, willBeChosen: boolean): void;
}

/** The properties in which the two lists differ. */
const sides = {
  candidates: {
    isOfChosen: false,
    label: "candidatesLabel",
    title: "dualList.candidates",
    changed: "removed",
    changeLabel: "dualList.isGone",
    moveKey: "ArrowRight",
  },
  current: {
    isOfChosen: true,
    label: "currentLabel",
    title: "dualList.current",
    changed: "added",
    changeLabel: "dualList.isNew",
    moveKey: "ArrowLeft",
  },
} as const;

/** The props of one of the two lists. */
export type PaneProps = ReturnType<typeof usePane>;

/** The state and data of one of the two lists, memoised part by part. */
export function usePane(side: keyof typeof sides, relation: RelationShown) {
  const { plan, set, difference, chosen, isEditable, isLoading, isDeep } = relation;
  const onMoveTo = relation.onMove;
  const { text } = useHost();
  const { isOfChosen, label, title, changed, changeLabel, moveKey } = sides[side];
  const isHere = useCallback(
    (key: ItemKey) => chosen.has(key) === isOfChosen,
    [chosen, isOfChosen],
  );
  const isTree = plan.hierarchy !== null;
  const state = usePaneState({ set, isTree, isDeep, isHere });
  const onMove = useCallback(
    (keys: Iterable<ItemKey>) => onMoveTo(keys, !isOfChosen),
    [onMoveTo, isOfChosen],
  );
  return {
    /** Which of the two lists this is; dragged items carry the name. */
    side,
    state,
    isEditable,
    isLoading,
    isDeep,
    onMove,
    /** The arrow key that points to the other list. */
    moveKey,
    title: text(plan[label] ?? title),
    /** The level of the list's heading, one below that of the block if it has one. */
    Heading: useBlockTitle(plan) === null ? ("h2" as const) : ("h3" as const),
    details: plan.details,
    /** The items moved here from the other list. */
    changed: difference[changed],
    changeLabel: text(changeLabel),
  };
}

/** The search, ticks and active item of one of the two lists. */
export type PaneState = ReturnType<typeof usePaneState>;

interface PaneContent {
  set: DualSet;
  isTree: boolean;
  /** Whether an item is in this list. */
  isHere(key: ItemKey): boolean;
  /** Whether choosing an item of a tree chooses what is below it as well. */
  isDeep: boolean;
}

const none: ReadonlySet<ItemKey> = new Set();

/** The search and ticks of a list. An item that leaves the list is unticked. */
function usePaneState({ set, isTree, isHere, isDeep }: PaneContent) {
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
      isTree,
      lines,
      found,
      isFound,
      search,
      setSearch,
      /** The number of items in the list. */
      size: here.length,
      /** The ticked items, including those that the search hides. */
      ticked,
      /** The item that keyboard commands apply to. */
      active,
      setActive,
      ...ticksOf({ set, isTree, isDeep }, { lines, found, isFound, active }, setMarked, setActive),
      /** Expands or collapses nodes. */
      setOpen: (keys: readonly ItemKey[], isOpen: boolean) =>
        setClosed((known) => withAll(known, keys, !isOpen)),
    }),
    [set, isTree, isDeep, here, lines, found, isFound, search, ticked, active],
  );
}

/** Functions that tick shown items. */
function ticksOf(
  { set, isTree, isDeep }: Pick<PaneContent, "set" | "isTree" | "isDeep">,
  { lines, found, isFound, active }: PaneLines & { active: ItemKey | null },
  setMarked: (change: (known: ReadonlySet<ItemKey>) => ReadonlySet<ItemKey>) => void,
  setActive: (key: ItemKey) => void,
) {
  /** The items that one line ticks: the item, and in a deep tree its shown descendants. */
  const keysOf = (item: Item): readonly ItemKey[] => {
    if (isTree && isDeep) return withBelow(set, item, isFound);
    return isFound(item) ? [item.key] : [];
  };
  return {
    keysOf,
    toggle(item: Item): void {
      const keys = keysOf(item);
      setActive(item.key);
      setMarked((known) => withAll(known, keys, !keys.every((key) => known.has(key))));
    },
    /** Ticks all items from the last touched one to the one with the key. */
    tickTo(key: ItemKey): void {
      const range = linesBetween(lines, active ?? key, key);
      const keys = range.flatMap(({ node }) => (isFound(node) ? keysOf(node) : []));
      setMarked((known) => withAll(known, keys, true));
      setActive(key);
    },
    tickFound(isTicked: boolean): void {
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
