import { useCallback, useMemo, useState } from "react";
import { exactNumber } from "../../../../src/catalogue/schema/exact-json.ts";
import { useBlockQuery } from "../../../runtime/address/use-block-query.ts";
import type { TreePlan } from "../kind.ts";
import {
  aboveAdded,
  type NodeKey,
  type TreeIndex,
  type TreeNode,
  type TreeRow,
} from "./tree-index.ts";

/** The address key of the selection; no field's name begins with an underscore. */
const entry = "_selected";

/**
 * The selected node and its setter. Where other blocks may read it, it is kept in the address, so
 * that links and the browser's Back work.
 */
export function useSelectedNode(
  plan: Pick<TreePlan, "name" | "id">,
  index: TreeIndex,
): [TreeNode | null, (key: NodeKey) => void] {
  const [part, setPart] = useBlockQuery(plan, plan.name !== null);
  const text = part[entry];
  const select = (key: NodeKey): void => {
    if (String(key) !== text) setPart({ [entry]: String(key) }, false);
  };
  return [text === undefined ? null : nodeOf(index, text), select];
}

/** The address holds keys as text, so numeric keys are compared as text. */
export function nodeOf({ nodes }: TreeIndex, key: string): TreeNode | null {
  return nodes.get(key) ?? nodes.get(exactNumber(key)) ?? null;
}

/** The expanded nodes and the functions that change them. */
export type Opened = ReturnType<typeof useOpened>;

/** The nodes that a filter expands so that every match is visible. */
interface FilterOpens {
  of: string;
  keys: ReadonlySet<NodeKey>;
}

/**
 * The expanded nodes. Changes during a filter are dropped with it; the ancestors of an added node
 * are expanded.
 */
export function useOpened(plan: TreePlan, index: TreeIndex, filtered: FilterOpens | null) {
  const [chosen, setChosen] = useState<ReadonlySet<NodeKey> | null>(null);
  const [whileFiltering, setWhileFiltering] = useState<FilterOpens>();
  const [known, setKnown] = useState(index);
  if (known !== index) {
    const above = known.nodes.size === 0 ? [] : aboveAdded(known, index);
    setKnown(index);
    if (above.length > 0) setChosen(new Set([...(chosen ?? atFirst(plan, known)), ...above]));
  }
  const lasting = useMemo(() => chosen ?? atFirst(plan, index), [chosen, plan, index]);
  const shown = whileFiltering?.of === filtered?.of ? whileFiltering : filtered;
  const keys = shown?.keys ?? lasting;
  const set = (next: ReadonlySet<NodeKey>): void =>
    filtered ? setWhileFiltering({ of: filtered.of, keys: next }) : setChosen(next);
  return {
    keys,
    open: (added: readonly NodeKey[]) => set(new Set([...keys, ...added])),
    close: (removed: readonly NodeKey[]) => {
      const gone = new Set(removed);
      set(new Set([...keys].filter((key) => !gone.has(key))));
    },
    closeAll: () => set(new Set()),
  };
}

/** The nodes expanded at first: all where the page says so, else a single root. */
function atFirst(plan: TreePlan, { roots, parents }: TreeIndex): ReadonlySet<NodeKey> {
  if (plan.lazy) return new Set();
  if (plan.isExpanded) return new Set(parents);
  return new Set(roots.length === 1 ? roots.map(({ key }) => key) : []);
}

/** The nodes that were expanded at least once, whose children are read by a call. */
export function useRequested() {
  const [rows, setRows] = useState<ReadonlyMap<NodeKey, TreeRow>>(() => new Map());
  const ask = useCallback((index: TreeIndex, keys: readonly NodeKey[]) => {
    const asked = keys.flatMap((key) => {
      const node = index.nodes.get(key);
      return node && node.below !== "known" ? [[key, node.row] as const] : [];
    });
    if (asked.length > 0) setRows((earlier) => new Map([...earlier, ...asked]));
  }, []);
  return { rows, ask };
}
