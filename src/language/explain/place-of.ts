import { nodeAt } from "../fixes/find-node.ts";
import { readLoosely, type SourceNode } from "../source.ts";

/** The place of a part in the page's text; if the page leaves the part out, that of its owner. */
export function placeOf(source: string, pointer: string): Pick<SourceNode, "offset" | "length"> {
  const root = readLoosely(source);
  for (let at = pointer; root && at !== ""; at = at.slice(0, at.lastIndexOf("/"))) {
    const node = nodeAt(root, at);
    if (node) return node;
  }
  return { offset: 0, length: 0 };
}
