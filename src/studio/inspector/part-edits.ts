import type { Part } from "../../language/editing/block-at.ts";
import { saidByName } from "../../language/editing/block-at.ts";
import { openingOf } from "../../language/editing/opening.ts";
import { addEntries, removeEntry, removeItem, replaced } from "../../language/fixes/entry-edits.ts";
import type { TextEdit } from "../../language/fixes/quick-fix.ts";
import type { ShapeNode } from "../../language/shape/shape.ts";
import { entryNamed, type SourceNode, writtenAt } from "../../language/source.ts";

/** An edit that sets an object's property, given as JSON. */
export function withEntry(source: string, owner: SourceNode, name: string, json: string): TextEdit {
  const entry = entryNamed(owner, name);
  return entry ? replaced(entry.node, json) : addEntries(source, owner, { [name]: json });
}

/**
 * An edit that sets a part's property; a part in its short string form becomes an object if
 * necessary.
 */
export function withProperty(source: string, part: Part, name: string, json: string): TextEdit {
  const { node, shortFor } = part;
  if (shortFor === null) return withEntry(source, node, name, json);
  if (shortFor === name) return replaced(node, json);
  const said = writtenAt(source, node);
  const text = `{ ${JSON.stringify(shortFor)}: ${said}, ${JSON.stringify(name)}: ${json} }`;
  return replaced(node, text);
}

/** An edit that removes an object's property; `null` if the object does not have it. */
export function withoutEntry(owner: SourceNode, name: string): TextEdit | null {
  const entry = entryNamed(owner, name);
  return entry ? removeEntry(owner, entry) : null;
}

/** An edit that removes an item of a list; `null` if there is no item at the index. */
export function withoutItem(list: SourceNode, index: number): TextEdit | null {
  const item = list.items[index];
  return item ? removeItem(list, item) : null;
}

/** The edits that swap two items of a list; none if one of the items does not exist. */
export function swapped(source: string, list: SourceNode, one: number, other: number): TextEdit[] {
  const [first, second] = [list.items[one], list.items[other]];
  if (!first || !second) return [];
  return [replaced(first, writtenAt(source, second)), replaced(second, writtenAt(source, first))];
}

/**
 * Converts a value to another of its allowed forms and keeps all that it says: a name becomes an
 * object with that name, and an object that says nothing else becomes its `call`, `field` or
 * `kind`. An empty form replaces a value that says nothing; `null` where something would be lost.
 */
export function otherForm(source: string, node: SourceNode, other: ShapeNode): string | null {
  if (saysNothing(node)) return openingOf(other).text;
  if (other.type === "object") {
    const name = saidByName(other.properties);
    if (node.type !== "string" || name === null) return null;
    return `{ ${JSON.stringify(name)}: ${writtenAt(source, node)} }`;
  }
  const [only, ...others] = node.entries;
  const isShort = only && others.length === 0 && ["call", "field", "kind"].includes(only.key);
  if (other.type !== "reference" || !isShort || only.node.type !== "string") return null;
  return writtenAt(source, only.node);
}

/** Whether a value can be replaced without losing anything that somebody has typed. */
function saysNothing({ type, scalar, entries, items }: SourceNode): boolean {
  if (type === "object") return entries.every((entry) => saysNothing(entry.node));
  if (type === "array") return items.every(saysNothing);
  return type === "null" || type === "boolean" || scalar === "";
}
