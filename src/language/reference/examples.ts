import { blocksOfKind } from "../migrations/migration.ts";
import { entryNamed, nodesIn, plainValue, readSource, type SourceNode } from "../source.ts";

/** Finds parts of existing pages to serve as examples in the reference. */
export interface Examples {
  /** The shortest block of a kind, as JSON; `null` where no page has one. */
  ofKind(kind: string): string | null;
  /**
   * The shortest part with a property of a value, such as a column with a `cell`; `null` if there
   * is none.
   */
  ofProperty(name: string, value: string): string | null;
}

/** Collects the examples from the sources of pages. */
export function examplesFrom(sources: readonly string[]): Examples {
  const roots = sources.flatMap((source) => readSource(source).root ?? []);
  const nodes = roots.flatMap(nodesIn);
  return {
    ofKind: (kind) => shortest(roots.flatMap((root) => blocksOfKind(root, kind))),
    ofProperty: (name, value) =>
      shortest(
        nodes.filter((node) => {
          const found = entryNamed(node, name)?.node;
          return (
            found?.scalar === value || (found && entryNamed(found, "kind")?.node.scalar === value)
          );
        }),
      ),
  };
}

function shortest(nodes: readonly SourceNode[]): string | null {
  const written = nodes.map((node) => JSON.stringify(plainValue(node), null, 2));
  return written.toSorted((a, b) => a.length - b.length)[0] ?? null;
}
