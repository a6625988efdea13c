import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { rowsOf } from "../../../../src/catalogue/schema/rows.ts";
import { holds } from "../../../../src/language/expression/evaluate.ts";
import { useIsPrinted } from "../../../../src/ui/use-media.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import { usePublish, useScope, withLocals } from "../../../runtime/page/use-scope.ts";
import type { Read } from "../../../runtime/read/use-read.ts";
import { shownText } from "../../../runtime/show/shown-text.ts";
import type { TreePlan } from "../kind.ts";
import { type Checks, useChecks } from "./tree-checks.ts";
import {
  ancestorKeys,
  filterTree,
  indexTree,
  linesOf,
  type NodeKey,
  type TreeIndex,
  type TreeNode,
} from "./tree-index.ts";
import { type Opened, useOpened, useRequested, useSelectedNode } from "./use-open-nodes.ts";
import { useLazyRows } from "./use-tree-rows.ts";

/** The state of a tree. */
export type TreeState = ReturnType<typeof useTreeState>;

/** The state of a tree; expansion and selection survive a new read. */
export function useTreeState(plan: TreePlan, read: Read) {
  const requested = useRequested();
  const lazy = useLazyRows(plan, requested.rows);
  const index = useIndex(plan, read, lazy);
  const [selected, select] = useSelectedNode(plan, index);
  const [activeKey, setActive] = useState<NodeKey | null>(null);
  const [filter, setFilter] = useState("");
  // The filter applies at once, since only lines in view are drawn.
  const appliedFilter = filter.trim();
  const filtered = useMemo(
    () => (appliedFilter === "" ? null : filterTree(index, appliedFilter)),
    [index, appliedFilter],
  );
  const opened = useOpened(plan, index, filtered && { of: appliedFilter, keys: filtered.opened });
  const roots = filtered?.roots ?? index.roots;
  const isPrinted = useIsPrinted();
  const lines = useMemo(
    () => linesOf(roots, isPrinted && filtered === null ? keysWithChildren(index) : opened.keys),
    [roots, opened.keys, index, isPrinted, filtered],
  );
  const checks = useChecks(plan, index, lines);
  useOpenedAbove(selected, filtered === null, opened);
  usePublished(plan, index, selected, checks, read.status !== "loading");
  return {
    ...checks,
    index,
    lines,
    filter,
    /** The trimmed filter that `lines` are based on. */
    appliedFilter,
    /** How many nodes match the filter. */
    matches: filtered?.count ?? 0,
    setFilter,
    open: (keys: readonly NodeKey[]) => {
      if (lazy) requested.ask(index, keys);
      opened.open(keys);
    },
    close: opened.close,
    closeAll: opened.closeAll,
    selected,
    select: (key: NodeKey) => {
      setActive(key);
      select(key);
    },
    /** The node that has keyboard focus. */
    active: activeKey !== null && index.nodes.has(activeKey) ? activeKey : null,
    setActive,
    /** Retries the failed read of a node's children. */
    retry: (key: NodeKey) => lazy?.retry(key),
    /** Why the last read of a node's children failed. */
    faultOf: (key: NodeKey) => lazy?.faultOf(key),
  };
}

/** The nodes whose children are known, all of which are open on paper. */
function keysWithChildren({ nodes }: TreeIndex): ReadonlySet<NodeKey> {
  const parents = [...nodes.values()].filter(({ children }) => children.length > 0);
  return new Set(parents.map(({ key }) => key));
}

/** Expands the ancestors of the node that the address selects. */
function useOpenedAbove(selected: TreeNode | null, isWhole: boolean, opened: Opened): void {
  const openAbove = useEffectEvent(() => {
    const closed = selected ? ancestorKeys(selected).filter((key) => !opened.keys.has(key)) : [];
    if (closed.length > 0) opened.open(closed);
  });
  const key = selected?.key;
  useEffect(() => {
    if (key !== undefined && isWhole) openAbove();
  }, [key, isWhole]);
}

function useIndex(plan: TreePlan, read: Read, lazy: ReturnType<typeof useLazyRows>): TreeIndex {
  const host = useHost();
  const scope = useScope([plan.only]);
  const data = read.result?.data;
  return useMemo(() => {
    const { list, keyField } = plan.rows;
    const { only } = plan;
    return indexTree(
      rowsOf({ list }, data),
      { ...plan, keyField },
      {
        textOf: (label) => shownText(host, label),
        ...(lazy && { belowOf: lazy.below }),
        ...(only && { isShown: (row) => holds(only, withLocals(scope, { row })) }),
      },
    );
  }, [data, plan, host, scope, lazy]);
}

/** Publishes the selected node and the checked nodes to other blocks. */
function usePublished(
  plan: TreePlan,
  index: TreeIndex,
  selected: TreeNode | null,
  { checked }: Checks,
  isKnown: boolean,
): void {
  const row = selected?.row ?? null;
  const state = useMemo(() => {
    if (plan.selection === "single") return { selected: row };
    const nodes = [...index.nodes.values()].filter(({ key }) => checked.has(key));
    return { selected: row, checked: nodes.map((node) => node.row) };
  }, [plan.selection, index, row, checked]);
  usePublish(isKnown ? plan.name : null, state);
}
