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

/** The entry of the address; no field's name begins so. */
const entry = "_selected";

/**
 * The selected node, and how to select another. Where other blocks of the page may read it, it is
 * kept in the address, so that a link leads to it and the browser's Back to the one before.
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

/** An address holds a number as the text that it is written as. */
export function nodeOf({ nodes }: TreeIndex, key: string): TreeNode | null {
  return nodes.get(key) ?? nodes.get(exactNumber(key)) ?? null;
}

/** Which nodes are open. */
export type Opened = ReturnType<typeof useOpened>;

/** What a filter opens, so that every match is seen. */
interface FilterOpens {
  of: string;
  keys: ReadonlySet<NodeKey>;
}

/**
 * The open nodes. What is opened and closed among the matches of a filter is forgotten with the
 * filter; what stands above a node that was added opens, so that it is seen.
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

/** All nodes where the page says so; a single root would say too little. */
function atFirst(plan: TreePlan, { roots, parents }: TreeIndex): ReadonlySet<NodeKey> {
  if (plan.lazy) return new Set();
  if (plan.isExpanded) return new Set(parents);
  return new Set(roots.length === 1 ? roots.map(({ key }) => key) : []);
}

/** The nodes that were opened at least once, whose rows below are read by a call. */
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
