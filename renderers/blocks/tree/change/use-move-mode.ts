import { useMemo, useState } from "react";
import { equal } from "../../../../src/catalogue/validators/validator-runtime.ts";
import { holds } from "../../../../src/language/expression/evaluate.ts";
import { CallError } from "../../../../src/wire/wire.ts";
import { useOneAtATime } from "../../../runtime/act/use-one-at-a-time.ts";
import { useScope, withLocals } from "../../../runtime/page/use-scope.ts";
import type { TreePlan } from "../kind.ts";
import type { TreeNode } from "../state/tree-index.ts";
import type { TreeState } from "../state/use-tree-state.ts";
import {
  isAtPlace,
  type MoveRules,
  type Place,
  placementsFor,
  placeOf,
  type Target,
  targetsAmong,
} from "./tree-places.ts";
import type { ChangeCall } from "./use-change-calls.tsx";

/** The state of a move, by dragging or by keys. */
export type MoveMode = ReturnType<typeof useMoveMode>;

interface Aim {
  node: TreeNode;
  target: Target | null;
  isDragged: boolean;
}

/** Moves nodes by the tree's call; a refused node keeps its place. */
export function useMoveMode(plan: TreePlan, state: TreeState, call: ChangeCall, focus: () => void) {
  const { index, lines } = state;
  const [aimed, setAimed] = useState<Aim | null>(null);
  const [done, setDone] = useState<{ node: TreeNode; target: Target } | null>(null);
  const rules = useRules(plan);
  const put = usePut(plan, state, call);
  const node = aimed ? (index.nodes.get(aimed.node.key) ?? null) : null;
  const targets = useMemo(
    () => (node && rules ? targetsAmong(index, lines, node, rules) : []),
    [index, lines, node, rules],
  );
  const placeFor = (moved: TreeNode, target: Target): Place | null =>
    rules && placeOf(index, moved, target, rules);
  const end = (): void => {
    setAimed(null);
    focus();
  };
  return {
    // The node is `null` while none is moved.
    ...{ node, target: aimed?.target ?? null },
    /** The result of the last move, for screen readers. */
    done,
    /** Whether a pointer drags the node; otherwise keys or clicks choose the target. */
    isDragged: aimed?.isDragged ?? false,
    begin: (moved: TreeNode, isDragged = false) => {
      setDone(null);
      state.setActive(moved.key);
      setAimed({ node: moved, target: null, isDragged });
      if (!isDragged) focus();
    },
    /** Sets the target; an impossible target keeps the last one. */
    aim: (target: Target): boolean => {
      const isPossible = node !== null && placeFor(node, target) !== null;
      if (aimed && isPossible) setAimed({ ...aimed, target });
      return isPossible;
    },
    /** Whether a node can go to a target. */
    canGo: (moved: TreeNode, target: Target) => placeFor(moved, target) !== null,
    /** Moves the target down or up by one place; returns the node that the place is relative to. */
    step: (by: 1 | -1) => {
      if (!node || !aimed) return null;
      const { target } = aimed;
      // Without a target the first step starts from the node's own place.
      const at = targets.findIndex((one) =>
        target ? equal(one, target) : isAtPlace(index, node, placeFor(node, one)),
      );
      const next = targets[Math.max(0, Math.min(targets.length - 1, at + by))];
      if (next) setAimed({ ...aimed, target: next });
      return next?.key ?? null;
    },
    /** Moves the node to its target, or to the place where it is dropped. */
    drop: async (moved: TreeNode, target: Target) => {
      end();
      const place = placeFor(moved, target);
      const isOther = place && !isAtPlace(index, moved, place);
      if (isOther) await put(moved, place, () => setDone({ node: moved, target }));
    },
    giveUp: end,
  };
}

/** Calls the service to move one node at a time; resolves once the tree shows it. */
function usePut(plan: TreePlan, state: TreeState, call: ChangeCall) {
  const [, run] = useOneAtATime();
  return (moved: TreeNode, place: Place, onDone: () => void): Promise<void> =>
    run(async () => {
      if (!plan.move) return;
      try {
        const { locals, rows } = moveOf(plan, state, moved, place);
        await call(plan.move.call, locals, rows);
        if (place.parent) state.open([place.parent.key]);
        state.setActive(moved.key);
        onDone();
      } catch (error) {
        // The wire has shown the message already.
        if (!(error instanceof CallError)) throw error;
      }
    });
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

/**
 * The scope of a move call (node, new parent, order number and all new places) and the changed
 * records.
 */
function moveOf(plan: TreePlan, { index }: TreeState, moved: TreeNode, place: Place) {
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
  return {
    locals: { row: moved.row, parent: parent?.row ?? null, position, places },
    rows: [moved.row, ...placements.map(({ node }) => node.row)],
  };
}
