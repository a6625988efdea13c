import type { Part } from "../../language/editing/block-at.ts";
import { saidByName } from "../../language/editing/block-at.ts";
import { addEntries, removeEntry, removeItem } from "../../language/fixes/entry-edits.ts";
import type { TextEdit } from "../../language/fixes/quick-fix.ts";
import type { ShapeNode } from "../../language/shape/shape.ts";
import { entryNamed, type SourceNode } from "../../language/source.ts";

/** A value in place of another, as JSON. */
export function replaced({ offset, length }: SourceNode, json: string): TextEdit {
  return { offset, length, text: json };
}

/** Gives an object's property a value, as JSON. */
export function withEntry(source: string, owner: SourceNode, name: string, json: string): TextEdit {
  const entry = entryNamed(owner, name);
  return entry ? replaced(entry.node, json) : addEntries(source, owner, { [name]: json });
}

/** Gives a part's property a value; what was a string alone becomes an object where it must. */
export function withProperty(source: string, part: Part, name: string, json: string): TextEdit {
  const { node, shortFor } = part;
  if (shortFor === null) return withEntry(source, node, name, json);
  if (shortFor === name) return replaced(node, json);
  const said = source.slice(node.offset, node.offset + node.length);
  const text = `{ ${JSON.stringify(shortFor)}: ${said}, ${JSON.stringify(name)}: ${json} }`;
  return replaced(node, text);
}

/** Takes an object's property out; `null` where it is not written. */
export function withoutEntry(owner: SourceNode, name: string): TextEdit | null {
  const entry = entryNamed(owner, name);
  return entry ? removeEntry(owner, entry) : null;
}

/** Adds an item at the end of a list, on a line of its own where the others have such. */
export function withItem(source: string, list: SourceNode, json: string): TextEdit {
  const [first, last] = [list.items[0], list.items.at(-1)];
  if (!first || !last) return replaced(list, `[${json}]`);
  const before = /\n[ \t]*$/.exec(source.slice(list.offset + 1, first.offset))?.[0] ?? " ";
  return { offset: last.offset + last.length, length: 0, text: `,${before}${json}` };
}

/** Takes an item out of a list; `null` where it has none there. */
export function withoutItem(list: SourceNode, index: number): TextEdit | null {
  const item = list.items[index];
  return item ? removeItem(list, item) : null;
}

/** Lets two items of a list change places; none where one is not there. */
export function swapped(source: string, list: SourceNode, one: number, other: number): TextEdit[] {
  const [first, second] = [list.items[one], list.items[other]];
  if (!first || !second) return [];
  const textOf = ({ offset, length }: SourceNode): string => source.slice(offset, offset + length);
  return [replaced(first, textOf(second)), replaced(second, textOf(first))];
}

/**
 * A value in another of its forms, with what it says already: a name becomes the object that says
 * the same, and an object that says nothing else the name alone. `null` where nothing can be kept.
 */
export function otherForm(source: string, node: SourceNode, other: ShapeNode): string | null {
  const textOf = ({ offset, length }: SourceNode): string => source.slice(offset, offset + length);
  if (other.type === "object") {
    const name = saidByName(other.properties);
    if (node.type !== "string" || name === null) return null;
    return `{ ${JSON.stringify(name)}: ${textOf(node)} }`;
  }
  if (node.type !== "object" || other.type !== "reference") return null;
  const said = ["call", "field", "kind"].flatMap((key) => entryNamed(node, key)?.node ?? []);
  return said[0]?.type === "string" ? textOf(said[0]) : null;
}
