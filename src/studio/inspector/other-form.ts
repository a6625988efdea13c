import type { ShapeNode } from "../../language/shape/shape.ts";
import { entryNamed, type SourceNode } from "../../language/source.ts";

/**
 * A value in another of its forms, with what it says already: a name becomes the object that says
 * the same, and an object that says nothing else the name alone. `null` where nothing can be kept.
 */
export function otherForm(source: string, node: SourceNode, other: ShapeNode): string | null {
  const textOf = ({ offset, length }: SourceNode): string => source.slice(offset, offset + length);
  if (other.type === "object") {
    const [name, ...more] = Object.entries(other.properties).filter(([, { required }]) => required);
    if (node.type !== "string" || !name || more.length > 0) return null;
    return `{ ${JSON.stringify(name[0])}: ${textOf(node)} }`;
  }
  if (node.type !== "object" || other.type !== "reference") return null;
  const said = ["call", "field", "kind"].flatMap((key) => entryNamed(node, key)?.node ?? []);
  return said[0]?.type === "string" ? textOf(said[0]) : null;
}
