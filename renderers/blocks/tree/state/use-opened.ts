import { useCallback, useMemo, useState } from "react";
import type { TreePlan } from "../kind.ts";
import { aboveAdded, type NodeKey, type TreeIndex, type TreeRow } from "./tree-index.ts";

/** Which nodes are open. */
export interface Opened {
  keys: ReadonlySet<NodeKey>;
  open(keys: readonly NodeKey[]): void;
  close(keys: readonly NodeKey[]): void;
  closeAll(): void;
}

/** What a filter opens, so that every match is seen. */
interface FilterOpens {
  of: string;
  keys: readonly NodeKey[];
}

/**
 * The open nodes. What is opened and closed among the matches of a filter is forgotten with the
 * filter; what stands above a node that was added opens, so that it is seen.
 */
export function useOpened(plan: TreePlan, index: TreeIndex, filtered: FilterOpens | null): Opened {
  const [chosen, setChosen] = useState<ReadonlySet<NodeKey> | null>(null);
  const [whileFiltering, setWhileFiltering] = useState<{
    of: string;
    keys: ReadonlySet<NodeKey>;
  }>();
  const [known, setKnown] = useState(index);
  if (known !== index) {
    const above = known.nodes.size === 0 ? [] : aboveAdded(known, index);
    setKnown(index);
    if (above.length > 0) setChosen(new Set([...(chosen ?? atFirst(plan, known)), ...above]));
  }
  const lasting = useMemo(() => chosen ?? atFirst(plan, index), [chosen, plan, index]);
  const keys = useMemo(() => {
    if (!filtered) return lasting;
    return whileFiltering?.of === filtered.of ? whileFiltering.keys : new Set(filtered.keys);
  }, [filtered, whileFiltering, lasting]);
  const set = (next: ReadonlySet<NodeKey>): void =>
    filtered ? setWhileFiltering({ of: filtered.of, keys: next }) : setChosen(next);
  return {
    keys,
    open: (added) => set(new Set([...keys, ...added])),
    close: (removed) => {
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
