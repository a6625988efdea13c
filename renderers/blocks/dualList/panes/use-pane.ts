import { useCallback, useMemo, useState } from "react";
import { useHost } from "../../../runtime/page/contexts.ts";
import type { Draft, DualSet, Item, ItemKey } from "../dual-set.ts";
import type { DualListPlan } from "../kind.ts";
import { linesBetween, linesOfList, linesOfTree, type PaneLines, withBelow } from "./pane-lines.ts";

/** What the two lists have in common. */
interface RelationShown {
  plan: DualListPlan;
  set: DualSet;
  difference: Draft;
  /** The keys of all that is chosen once the changes are made. */
  chosen: ReadonlySet<ItemKey>;
  isEditable: boolean;
  /** Whether choosing an item of a tree chooses what is below it as well. */
  isDeep: boolean;
  onMove(keys: Iterable<ItemKey>, willBeChosen: boolean): void;
}

/** In what the two lists differ; each moves its items to the other. */
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

/** One of the two lists, with what can be done in it. */
export type PaneProps = ReturnType<typeof usePane>;

/** One of the two lists, with all that it is drawn from; each part stays the same while it can. */
export function usePane(side: keyof typeof sides, relation: RelationShown) {
  const { plan, set, difference, chosen, isEditable, isDeep, onMove: onMoveTo } = relation;
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
    /** Which of the two lists it is; what is dragged names it. */
    side,
    ...{ state, isEditable, isDeep, onMove },
    /** The arrow that points to the other list. */
    moveKey,
    title: text(plan[label] ?? title),
    details: plan.details,
    /** What came here from the other list. */
    changed: difference[changed],
    changeLabel: text(changeLabel),
  };
}

/** One of the two lists as a person works on it. */
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

/** The search and the ticks of a list. What leaves the list is no longer ticked. */
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
      ...{ isTree, lines, found, isFound, search, setSearch },
      /** How many items it has. */
      size: here.length,
      /** What is ticked, whether the search shows it or not. */
      ticked,
      /** The item that keys act upon. */
      active,
      setActive,
      ...ticksOf({ set, isTree, isDeep }, { lines, found, isFound, active }, setMarked, setActive),
      /** Shows or hides what is below items. */
      setOpen: (keys: readonly ItemKey[], isOpen: boolean) =>
        setClosed((known) => withAll(known, keys, !isOpen)),
    }),
    [set, isTree, isDeep, here, lines, found, isFound, search, ticked, active],
  );
}

/** The ways to tick what is shown. */
function ticksOf(
  { set, isTree, isDeep }: Pick<PaneContent, "set" | "isTree" | "isDeep">,
  { lines, found, isFound, active }: PaneLines & { active: ItemKey | null },
  setMarked: (change: (known: ReadonlySet<ItemKey>) => ReadonlySet<ItemKey>) => void,
  setActive: (key: ItemKey) => void,
) {
  /** What a person means by an item: itself, or with it all below it that is shown. */
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
    /** Ticks all from the item that was touched last to the one with the key. */
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
