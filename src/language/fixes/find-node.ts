import { pointerStep } from "../../catalogue/schema/pointer.ts";
import { childrenOf, type SourceEntry, type SourceNode } from "../source.ts";

/** The node at a JSON pointer, or `null` if there is none. */
export function nodeAt(root: SourceNode, pointer: string): SourceNode | null {
  return pathTo(root, pointer)?.at(-1) ?? null;
}

/** The nodes from the root to the one at a JSON pointer, or `null` where there is none. */
export function pathTo(root: SourceNode, pointer: string): SourceNode[] | null {
  const path = [root];
  let node: SourceNode | undefined = root;
  for (const step of pointer.split("/").slice(1)) {
    const at: string = `${node.pointer}/${step}`;
    node = childrenOf(node).find((child) => child.pointer === at);
    if (!node) return null;
    path.push(node);
  }
  return path;
}

/** The object and the entry at a JSON pointer; of duplicate entries the one at the given offset. */
export function entryAt(
  root: SourceNode,
  pointer: string,
  offset: number,
): { owner: SourceNode; entry: SourceEntry } | null {
  const owner = nodeAt(root, pointer.slice(0, Math.max(0, pointer.lastIndexOf("/"))));
  if (!owner) return null;
  const alike = owner.entries.filter(({ key }) => owner.pointer + pointerStep(key) === pointer);
  const entry = alike.find(({ keyOffset }) => keyOffset === offset) ?? alike[0];
  return entry ? { owner, entry } : null;
}
