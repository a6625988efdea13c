import type { LanguageEnvironment } from "../environment.ts";
import { pageShape } from "../page.ts";
import { innerShape, type ShapedNode, shapedAs } from "../shape/shaped-node.ts";
import type { SourceEntry, SourceNode } from "../source.ts";

/**
 * The values from the page to the one at a path, each with its shape; `null` where there is none,
 * or the language knows nothing of it.
 */
export function shapedAlong(
  root: SourceNode,
  path: readonly (string | number)[],
  environment: LanguageEnvironment,
): ShapedNode[] | null {
  const along = [shapedAs(root, pageShape, null, environment)];
  for (const step of path) {
    const owner = along.at(-1);
    const isStep = ({ key }: SourceEntry) => key === step;
    const entry = owner?.node.entries.findLast(isStep) ?? null;
    const node = typeof step === "number" ? owner?.node.items[step] : entry?.node;
    const shape = owner && innerShape(owner, typeof step === "number" ? null : step);
    if (!node || !shape) return null;
    along.push(shapedAs(node, shape, entry, environment));
  }
  return along;
}

/** The keys and indexes to the value that is written at an offset, the innermost. */
export function pathTo(root: SourceNode, offset: number): (string | number)[] {
  const path: (string | number)[] = [];
  let node: SourceNode | undefined = root;
  while (node) {
    const here: SourceNode = node;
    const entry = here.entries.find(({ keyOffset, node: value }) => {
      return offset >= keyOffset && offset <= value.offset + value.length;
    });
    const index = here.items.findIndex((item) => {
      return offset >= item.offset && offset <= item.offset + item.length;
    });
    if (entry) path.push(entry.key);
    else if (index >= 0) path.push(index);
    node = entry?.node ?? here.items[index];
  }
  return path;
}
