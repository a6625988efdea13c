import { nodeAt } from "../fixes/find-node.ts";
import { readLoosely, type SourceNode } from "../source.ts";

/** Where a part of a page stands in its text; where it is not written, what it belongs to. */
export function placeOf(source: string, pointer: string): Pick<SourceNode, "offset" | "length"> {
  const root = readLoosely(source);
  for (let at = pointer; root && at !== ""; at = at.slice(0, at.lastIndexOf("/"))) {
    const node = nodeAt(root, at);
    if (node) return node;
  }
  return { offset: 0, length: 0 };
}
