import { useMemo, useRef, useState } from "react";
import { holds } from "../../../../src/language/expression/evaluate.ts";
import { CallError } from "../../../../src/wire/wire.ts";
import { useScope, withLocals } from "../../../runtime/page/use-scope.ts";
import type { TreePlan } from "../kind.ts";
import type { NodeKey, TreeNode } from "../state/tree-index.ts";
import type { TreeState } from "../state/use-tree-state.ts";
import type { ChangeCall } from "./change-call.ts";
import {
  isAtPlace,
  type MoveRules,
  type Place,
  placementsFor,
  placeOf,
  type Target,
  targetsAmong,
} from "./tree-places.ts";

/** A node on its way to another place, whether it is dragged or led there by keys. */
export interface MoveMode {
  /** The node, or `null` while none is moved. */
  node: TreeNode | null;
  target: Target | null;
  /** Where the last move ended, for who cannot see it. */
  done: { node: TreeNode; target: Target } | null;
  /** Whether a pointer drags it; else keys, or clicks on places, lead it. */
  isDragged: boolean;
  begin(node: TreeNode, isDragged?: boolean): void;
  /** Aims at a target; one where the node cannot go leaves the earlier one. */
  aim(target: Target): boolean;
  /** Whether a node could be put at a target. */
  canGo(node: TreeNode, target: Target): boolean;
  /** Aims further down, or up, by one place; answers the node that the place is seen from. */
  step(by: 1 | -1): NodeKey | null;
  /** Puts the node where it aims at, or where it is dropped. */
  drop(node: TreeNode, target: Target): Promise<void>;
  giveUp(): void;
}

interface Aim {
  node: TreeNode;
  target: Target | null;
  isDragged: boolean;
}

/** Moves nodes by the tree's call; what the service refuses stays where it was. */
export function useMoveMode(
  plan: TreePlan,
  state: TreeState,
  call: ChangeCall,
  focus: () => void,
): MoveMode {
  const { index, lines } = state;
  const [aimed, setAimed] = useState<Aim | null>(null);
  const [done, setDone] = useState<MoveMode["done"]>(null);
  const rules = useRules(plan);
  const put = usePut(plan, state, call);
  const node = aimed ? (index.nodes.get(aimed.node.key) ?? null) : null;
  const targets = useMemo(
    () => (node && rules ? targetsAmong(index, lines, node, rules) : []),
    [index, lines, node, rules],
  );
  const placeFor = (moved: TreeNode, target: Target): Place | null =>
    rules && placeOf(index, moved, target, rules);
  const isThere = (moved: TreeNode, target: Target): boolean => {
    const place = placeFor(moved, target);
    return place !== null && isAtPlace(index, moved, place);
  };
  const end = (): void => {
    setAimed(null);
    focus();
  };
  return {
    node,
    target: aimed?.target ?? null,
    done,
    isDragged: aimed?.isDragged ?? false,
    begin: (moved, isDragged = false) => {
      setDone(null);
      state.setActive(moved.key);
      setAimed({ node: moved, target: null, isDragged });
      if (!isDragged) focus();
    },
    aim: (target) => {
      const isPossible = node !== null && placeFor(node, target) !== null;
      if (aimed && isPossible) setAimed({ ...aimed, target });
      return isPossible;
    },
    canGo: (moved, target) => placeFor(moved, target) !== null,
    step: (by) => {
      if (!node || !aimed) return null;
      const at = placeInTargets(targets, aimed.target, (target) => isThere(node, target));
      const next = targets[Math.max(0, Math.min(targets.length - 1, at + by))];
      if (next) setAimed({ ...aimed, target: next });
      return next?.key ?? null;
    },
    drop: async (moved, target) => {
      end();
      const place = placeFor(moved, target);
      if (!place || isAtPlace(index, moved, place)) return;
      if (await put(moved, place)) setDone({ node: moved, target });
    },
    giveUp: end,
  };
}

/** Asks the service to put a node at a place, one at a time; answers whether it now stands there. */
function usePut(plan: TreePlan, state: TreeState, call: ChangeCall) {
  const isBusy = useRef(false);
  return async (moved: TreeNode, place: Place): Promise<boolean> => {
    if (!plan.move || isBusy.current) return false;
    isBusy.current = true;
    try {
      await call(plan.move.call, localsOf(plan, state, moved, place));
      if (place.parent) state.open([place.parent.key]);
      state.setActive(moved.key);
      return true;
    } catch (error) {
      // The wire has shown the message already.
      if (!(error instanceof CallError)) throw error;
      return false;
    } finally {
      isBusy.current = false;
    }
  };
}

/** Where a target stands among all; before one is chosen, where the node is now. */
function placeInTargets(
  targets: readonly Target[],
  target: Target | null,
  isNow: (target: Target) => boolean,
): number {
  return targets.findIndex((one) =>
    target ? one.key === target.key && one.zone === target.zone : isNow(one),
  );
}

function useRules({ move }: TreePlan): MoveRules | null {
  const scope = useScope([move?.into ?? null]);
  return useMemo(
    () =>
      move && {
        keepsOrder: move.orderField !== null,
        mayEnter: (moved, parent) => {
          const locals = { row: moved.row, parent: parent?.row ?? null };
          return holds(move.into, withLocals(scope, locals));
        },
      },
    [move, scope],
  );
}

/** What the call of a move may say: the node, its new parent, its number, and all new places. */
function localsOf(plan: TreePlan, { index }: TreeState, moved: TreeNode, place: Place) {
  const { keyField } = plan.rows;
  const { parentField = "", orderField = null } = plan.move ?? {};
  const orderOf = ({ row }: TreeNode): number => {
    const order = orderField === null ? 0 : Number(row[orderField]);
    return Number.isFinite(order) ? order : 0;
  };
  const placements = placementsFor(index, moved, place, orderOf);
  const places = placements.map(({ node, parent, order }) => ({
    [keyField]: node.key,
    [parentField]: parent?.key ?? null,
    ...(orderField === null ? {} : { [orderField]: order }),
  }));
  const { position, parent } = place;
  return { row: moved.row, parent: parent?.row ?? null, position, places };
}
