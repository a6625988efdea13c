import { useCallback } from "react";
import { useHost } from "../../../runtime/page/contexts.ts";
import type { Draft, DualSet, ItemKey } from "../dual-set.ts";
import type { DualListPlan } from "../kind.ts";
import type { PaneProps } from "./use-pane-state.ts";
import { usePaneState } from "./use-pane-state.ts";

/** What the two lists have in common. */
interface RelationShown {
  plan: DualListPlan;
  set: DualSet;
  difference: Draft;
  /** The keys of all that is chosen once the changes are made. */
  chosen: ReadonlySet<ItemKey>;
  isEditable: boolean;
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

/** One of the two lists, with all that it is drawn from; each part stays the same while it can. */
export function usePane(side: PaneProps["side"], relation: RelationShown): PaneProps {
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
    ...{ side, state, isEditable, isDeep, moveKey, onMove },
    title: text(plan[label] ?? title),
    details: plan.details,
    changed: difference[changed],
    changeLabel: text(changeLabel),
  };
}
