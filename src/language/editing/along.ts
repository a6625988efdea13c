import type { LanguageEnvironment } from "../environment.ts";
import { type ShapedNode, shapedAt, shapedPage } from "../shape/shaped-node.ts";
import type { SourceNode } from "../source.ts";

/**
 * The values from the page down to a path, each with its shape; `null` if the path does not exist
 * or the language does not know it.
 */
export function shapedAlong(
  root: SourceNode,
  path: readonly (string | number)[],
  environment: LanguageEnvironment,
): ShapedNode[] | null {
  const along = shapedAsFar(root, path, environment);
  return along.length > path.length ? along : null;
}

/** The values from the page along a path, each with its shape, as far as the path exists. */
export function shapedAsFar(
  root: SourceNode,
  path: readonly (string | number)[],
  environment: LanguageEnvironment,
): ShapedNode[] {
  let last: ShapedNode | null = shapedPage(root, environment);
  const along = [last];
  for (const step of path) {
    last = shapedAt(last, step, environment);
    if (!last) break;
    along.push(last);
  }
  return along;
}

/** The keys and indexes that lead to the innermost value at an offset. */
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
