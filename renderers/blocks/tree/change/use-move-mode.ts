import { useMemo, useRef, useState } from "react";
import { equal } from "../../../../src/catalogue/validators/validator-runtime.ts";
import { holds } from "../../../../src/language/expression/evaluate.ts";
import { useSteady } from "../../../../src/ui/use-steady.ts";
import { CallError } from "../../../../src/wire/wire.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import { useScope, withLocals } from "../../../runtime/page/use-scope.ts";
import type { TreePlan } from "../kind.ts";
import type { NodeKey, TreeNode } from "../state/tree-index.ts";
import type { TreeState } from "../state/use-tree-state.ts";
import {
  isAtPlace,
  type MoveRules,
  type Place,
  placementsFor,
  placeOf,
  placeText,
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

interface Done {
  node: TreeNode;
  target: Target;
}

/** Moves nodes by the tree's call; a refused node keeps its place. */
export function useMoveMode(plan: TreePlan, state: TreeState, call: ChangeCall, focus: () => void) {
  const { index, lines } = state;
  const [aimed, setAimed] = useState<Aim | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const rules = useRules(plan);
  const node = aimed ? (index.nodes.get(aimed.node.key) ?? null) : null;
  const targets = useMemo(
    () => (node && rules ? targetsAmong(index, lines, node, rules) : []),
    [index, lines, node, rules],
  );
  const placeFor = (moved: TreeNode, target: Target): Place | null =>
    rules && placeOf(index, moved, target, rules);
  const move = useMove(plan, state, call, placeFor);
  const end = (): void => {
    setAimed(null);
    focus();
  };
  return {
    // The node is `null` while none is moved.
    node,
    target: aimed?.target ?? null,
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
    drop: (moved: TreeNode, target: Target): Promise<void> => {
      end();
      return move(moved, target, setDone);
    },
    giveUp: end,
  };
}

/**
 * Calls the service to move a node to a target; resolves once the tree shows it. A node that is
 * dropped while another is moved waits for it, and goes into the tree as it is then.
 */
function useMove(
  plan: TreePlan,
  state: TreeState,
  call: ChangeCall,
  placeFor: (moved: TreeNode, target: Target) => Place | null,
) {
  const { text } = useHost();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const put = useSteady(async (key: NodeKey, target: Target): Promise<TreeNode | null> => {
    const moved = state.index.nodes.get(key);
    const place = moved && placeFor(moved, target);
    if (!plan.move || !place || isAtPlace(state.index, moved, place)) return null;
    try {
      const { locals, rows } = moveOf(plan, state, moved, place);
      const values = { name: moved.title, place: placeText(text, state.index, target) };
      await call(plan.move.call, locals, rows, { more: text("tree.movingTo", values) });
    } catch (error) {
      // The wire has shown the message already.
      if (!(error instanceof CallError)) throw error;
      return null;
    }
    if (place.parent) state.open([place.parent.key]);
    state.setActive(moved.key);
    return moved;
  });
  return async ({ key }: TreeNode, target: Target, onDone: (done: Done) => void): Promise<void> => {
    const result = last.current.then(() => put(key, target));
    last.current = result.catch(() => {});
    const node = await result;
    if (node) onDone({ node, target });
  };
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
