import { type RefObject, useMemo, useState } from "react";
import { isRecord, isTextOrNumber } from "../../../../src/catalogue/schema/record.ts";
import { giveFocusBack } from "../../../../src/ui/give-focus-back.ts";
import { useSteady } from "../../../../src/ui/use-steady.ts";
import { type Actions, useActions } from "../../../runtime/act/use-actions.ts";
import { useHeld, useUnsaved } from "../../../runtime/page/use-scope.ts";
import type { Read } from "../../../runtime/read/use-read.ts";
import type { TreePlan } from "../kind.ts";
import type { NodeKey, TreeIndex, TreeNode } from "../state/tree-index.ts";
import type { TreeState } from "../state/use-tree-state.ts";
import type { ChangePlan } from "./plan-changes.ts";
import { type ChangeCall, useChangeCall, useRemove } from "./use-change-calls.tsx";
import { useMoveMode } from "./use-move-mode.ts";

/** The state of inline renaming. */
export type Renaming = ReturnType<typeof useRenaming>;

/** The changes that can be made to a tree's nodes. */
export type NodeChanges = ReturnType<typeof useNodeChanges>;

/** Makes the calls by which nodes change. */
export function useNodeChanges(
  plan: TreePlan,
  state: TreeState,
  read: Read,
  scroller: RefObject<HTMLElement | null>,
) {
  const focus = (): void => scroller.current?.focus({ preventScroll: true });
  const call = useChangeCall(plan, read);
  const { rename, move, remove, nodeActions } = plan;
  const own = useMemo(
    () => [rename, move, remove].flatMap((change) => change?.action ?? []),
    [rename, move, remove],
  );
  const usual = useActions(useMemo(() => [...nodeActions, ...own], [nodeActions, own]));
  const renaming = useRenaming(plan, state.index, call, () => giveFocusBack(scroller.current));
  const moving = useMoveMode(plan, state, call, focus);
  useHeld(plan.id, renaming.key !== null || moving.node !== null);
  const removing = useRemove(plan, read, focus);
  const { index } = state;
  const run = useSteady<Parameters<Actions["run"]>, void>((action, locals, subject) => {
    const node = nodeOf(plan, index, locals.row);
    if (!own.includes(action)) usual.run(action, locals, subject);
    else if (!node) return;
    else if (action === rename?.action) renaming.begin(node);
    else if (action === move?.action) moving.begin(node);
    else removing(node);
  });
  const actions = useMemo<Actions>(
    () => ({
      run,
      visible: (locals) =>
        usual.visible(locals).map((entry) => {
          const isBarred =
            entry.action === remove?.action && isRefused(plan, nodeOf(plan, index, locals.row));
          return isBarred ? { ...entry, isEnabled: false } : entry;
        }),
    }),
    [run, usual, plan, index, remove],
  );
  const mayBegin = (change: ChangePlan | null, { row }: TreeNode): boolean =>
    change !== null &&
    actions.visible({ row }).some(({ action, isEnabled }) => action === change.action && isEnabled);
  /** Starts a change if the member may make it; returns whether it did. */
  const begin = (change: ChangePlan | null, node: TreeNode): boolean => {
    if (!change || !mayBegin(change, node)) return false;
    actions.run(change.action, { row: node.row }, node.title);
    return true;
  };
  return {
    /** The page's own actions on a node, then renaming, moving and deleting. */
    actions,
    renaming,
    moving,
    begin,
    mayBegin,
  };
}

/** Whether the node cannot be deleted because it has children. */
function isRefused({ remove }: TreePlan, node: TreeNode | null): boolean {
  return remove?.below === "refused" && node !== null && node.children.length > 0;
}

function nodeOf(plan: TreePlan, index: TreeIndex, row: unknown): TreeNode | null {
  const key = isRecord(row) ? row[plan.rows.keyField] : null;
  return isTextOrNumber(key) ? (index.nodes.get(key) ?? null) : null;
}

/** A node that is being renamed. */
interface Renamed {
  key: NodeKey;
  /** The typed name; `null` while it is the present one. */
  name: string | null;
}

function useRenaming(plan: TreePlan, index: TreeIndex, call: ChangeCall, giveBack: () => void) {
  const [begun, setBegun] = useState<Renamed | null>(null);
  const renamed = begun !== null && index.nodes.has(begun.key) ? begun : null;
  const name = renamed?.name ?? null;
  useUnsaved(plan.id, name !== null);
  const giveUp = (): void => {
    setBegun(null);
    giveBack();
  };
  return {
    /** The key of the renamed node, or `null`. */
    key: renamed?.key ?? null,
    /** What is typed, also while the node is out of view; `null` while it is the present name. */
    name,
    type: (typed: string | null) => setBegun(begun && { ...begun, name: typed }),
    begin: ({ key }: TreeNode) => setBegun({ key, name: null }),
    /** Sends the new name. @throws CallError where it is refused. */
    save: async (node: TreeNode, text: string) => {
      const locals = { row: node.row, text };
      if (plan.rename) await call(plan.rename.call, locals, [node.row], { quiet: true });
      giveUp();
    },
    giveUp,
  };
}
