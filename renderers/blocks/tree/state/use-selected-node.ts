import { useBlockQuery } from "../../../runtime/page/use-block-query.ts";
import type { TreePlan } from "../kind.ts";
import type { NodeKey, TreeIndex, TreeNode } from "./tree-index.ts";

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
  return nodes.get(key) ?? (key.trim() === "" ? null : (nodes.get(Number(key)) ?? null));
}
