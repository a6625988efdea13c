import { pointerStep } from "../../catalogue/schema/pointer.ts";
import type { LanguageEnvironment } from "../environment.ts";
import { type ShapedNode, shapedNodes } from "../shape/shaped-node.ts";
import { childrenOf, type SourceEntry, type SourceNode } from "../source.ts";

/** A page in which a problem is to be fixed. */
export interface FaultyPage {
  root: SourceNode;
  source: string;
  environment: LanguageEnvironment;
}

/** The node at a JSON pointer with its shape, or `undefined` if there is none. */
export function shapedNodeAt(
  { source, environment }: FaultyPage,
  pointer: string,
): ShapedNode | undefined {
  return shapedNodes(source, environment).find(({ node }) => node.pointer === pointer);
}

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
