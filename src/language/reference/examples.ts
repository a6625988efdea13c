import { blocksOfKind, entryOf } from "../migrations/migration.ts";
import { plainValue, readSource, type SourceNode } from "../source.ts";

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
  const objects = roots.flatMap(allObjects);
  return {
    ofKind: (kind) => shortest(roots.flatMap((root) => blocksOfKind(root, kind))),
    ofProperty: (name, value) =>
      shortest(
        objects.filter((node) => {
          const found = entryOf(node, name)?.node;
          return (
            found?.scalar === value || (found && entryOf(found, "kind")?.node.scalar === value)
          );
        }),
      ),
  };
}

function allObjects(node: SourceNode): SourceNode[] {
  const inside = [...node.entries.map((entry) => entry.node), ...node.items];
  return [...(node.type === "object" ? [node] : []), ...inside.flatMap(allObjects)];
}

function shortest(nodes: readonly SourceNode[]): string | null {
  const written = nodes.map((node) => JSON.stringify(plainValue(node), null, 2));
  return written.toSorted((a, b) => a.length - b.length)[0] ?? null;
}
