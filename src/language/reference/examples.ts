import { blocksOfKind } from "../migrations/migration.ts";
import { entryNamed, nodesIn, plainValue, readSource, type SourceNode } from "../source.ts";

/** Finds parts of written pages that show how a thing is said. */
export interface Examples {
  /** The shortest block of a kind, as JSON; `null` where no page has one. */
  ofKind(kind: string): string | null;
  /** The shortest part with such a property, as a column has `cell`; `null` where none is. */
  ofProperty(name: string, value: string): string | null;
}

/** Examples out of the sources of pages. */
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
