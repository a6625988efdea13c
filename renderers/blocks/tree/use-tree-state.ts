import { useDeferredValue, useMemo, useState } from "react";
import { rowsIn } from "../../runtime/choices.ts";
import { useHost } from "../../runtime/contexts.ts";
import { shownText } from "../../runtime/shown-text.ts";
import type { Read } from "../../runtime/use-read.ts";
import { usePublish } from "../../runtime/use-scope.ts";
import type { TreePlan } from "./kind.ts";
import {
  filterTree,
  indexTree,
  type NodeKey,
  newParents,
  type TreeIndex,
  type TreeNode,
} from "./tree-index.ts";

/** All that a tree knows while it is looked at. */
export interface TreeState {
  index: TreeIndex;
  /** The roots as they are drawn: all of them, or what the filter lets through. */
  roots: readonly TreeNode[];
  filter: string;
  /** The filter that `roots` stand for; while somebody types it may be an earlier one. */
  appliedFilter: string;
  /** How many nodes match the filter. */
  matches: number;
  setFilter(filter: string): void;
  opened: readonly NodeKey[];
  setOpened(keys: readonly NodeKey[]): void;
  selected: TreeNode | null;
  select(key: NodeKey): void;
}

/** The state of a tree: what is open and selected stays so when its rows are read again. */
export function useTreeState(plan: TreePlan, read: Read): TreeState {
  const data = read.result?.data;
  const host = useHost();
  const index = useMemo(() => {
    const { list, keyField } = plan.rows;
    const fields = { ...plan, keyField };
    return indexTree(rowsIn(data, list.rows), fields, (label) => shownText(host, label));
  }, [data, plan, host]);
  const [selectedKey, select] = useState<NodeKey | null>(null);
  const [filter, setFilter] = useState("");
  const appliedFilter = useDeferredValue(filter).trim();
  const filtered = useMemo(
    () => (appliedFilter === "" ? null : filterTree(index, appliedFilter)),
    [index, appliedFilter],
  );
  const lasting = useOpened(plan, index);
  // What is opened and closed among the matches is forgotten with the filter.
  const [whileFiltering, setWhileFiltering] = useState<{ of: string; keys: readonly NodeKey[] }>();
  const isOwn = whileFiltering?.of === appliedFilter;
  const selected = selectedKey === null ? null : (index.nodes.get(selectedKey) ?? null);
  const row = selected?.row ?? null;
  usePublish(
    plan.name,
    useMemo(() => ({ selected: row }), [row]),
  );
  return {
    index,
    roots: filtered?.roots ?? index.roots,
    filter,
    appliedFilter,
    matches: filtered?.count ?? 0,
    setFilter,
    opened: filtered ? (isOwn ? whileFiltering.keys : filtered.opened) : lasting.opened,
    setOpened: (keys) =>
      filtered ? setWhileFiltering({ of: appliedFilter, keys }) : lasting.setOpened(keys),
    selected,
    select,
  };
}

/** All nodes where the page says so; a single root would say too little. */
function openedAtFirst(plan: TreePlan, { roots, parents }: TreeIndex): readonly NodeKey[] {
  if (plan.isExpanded) return parents;
  return roots.length === 1 ? roots.map(({ key }) => key) : [];
}

/** The open nodes; a node that got its first child opens, so that what was added is seen. */
function useOpened(plan: TreePlan, index: TreeIndex) {
  const [chosen, setChosen] = useState<readonly NodeKey[] | null>(null);
  const [known, setKnown] = useState(index);
  if (known !== index) {
    const added = newParents(known, index);
    setKnown(index);
    const isKept = chosen !== null || !plan.isExpanded;
    if (isKept && added.length > 0)
      setChosen([...(chosen ?? openedAtFirst(plan, known)), ...added]);
  }
  return { opened: chosen ?? openedAtFirst(plan, index), setOpened: setChosen };
}
