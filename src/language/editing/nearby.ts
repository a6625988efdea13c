import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { LanguageEnvironment } from "../environment.ts";
import type { ShapedNode } from "../shape/shaped-node.ts";
import { entryNamed, nodesIn, type SourceNode } from "../source.ts";

/** The tags of the operations near a value, whose own operation probably has one of these tags. */
export function tagsAlong(along: readonly ShapedNode[], { operations }: Catalogue): string[] {
  const tags = new Set<string>();
  const read = ({ entries, scalar }: SourceNode, depth: number): void => {
    const operation = typeof scalar === "string" ? operations.get(scalar) : undefined;
    if (operation) tags.add(operation.tag);
    if (depth > 0) for (const { node } of entries) read(node, depth - 1);
  };
  for (const { node } of along.slice(1)) read(node, 2);
  return [...tags];
}

/** The nodes of a page's blocks by their names, in source order. */
export function namedBlocks(
  root: SourceNode,
  { blocks }: LanguageEnvironment,
): Map<string, SourceNode> {
  const named = new Map<string, SourceNode>();
  for (const node of nodesIn(root)) {
    const kind = entryNamed(node, "kind")?.node.scalar;
    const name = entryNamed(node, "name")?.node.scalar;
    const isBlock = typeof kind === "string" && blocks.has(kind);
    if (isBlock && typeof name === "string" && !named.has(name)) named.set(name, node);
  }
  return named;
}
