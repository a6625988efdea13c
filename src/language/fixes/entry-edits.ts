import type { SourceEntry, SourceNode } from "../source.ts";
import type { TextEdit } from "./quick-fix.ts";

const endOf = ({ offset, length }: SourceNode): number => offset + length;

/** The edit that replaces a value, given as JSON. */
export function replaced({ offset, length }: SourceNode, json: string): TextEdit {
  return { offset, length, text: json };
}

/** The edit that removes an entry from an object, together with its comma. */
export function removeEntry({ entries }: SourceNode, entry: SourceEntry): TextEdit {
  const places = entries.map(({ keyOffset, node }) => ({ start: keyOffset, end: endOf(node) }));
  return removePlace(places, entries.indexOf(entry));
}

/** The edit that removes an item from a list, together with its comma. */
export function removeItem({ items }: SourceNode, item: SourceNode): TextEdit {
  const places = items.map((other) => ({ start: other.offset, end: endOf(other) }));
  return removePlace(places, items.indexOf(item));
}

function removePlace(places: readonly { start: number; end: number }[], index: number): TextEdit {
  const { start = 0, end = 0 } = places[index] ?? {};
  const next = places[index + 1];
  if (next) return { offset: start, length: next.start - start, text: "" };
  const before = places[index - 1]?.end ?? start;
  return { offset: before, length: end - before, text: "" };
}

/**
 * The edit that adds entries at the end of an object, on new lines if its other entries have lines.
 */
export function addEntries(
  source: string,
  object: SourceNode,
  added: Readonly<Record<string, string>>,
): TextEdit {
  const written = Object.entries(added).map(([name, value]) => `${JSON.stringify(name)}: ${value}`);
  const [first, last] = [object.entries[0], object.entries.at(-1)];
  if (!first || !last) return replaced(object, `{ ${written.join(", ")} }`);
  const before = /\n[ \t]*$/.exec(source.slice(object.offset + 1, first.keyOffset))?.[0] ?? " ";
  const text = written.map((entry) => `,${before}${entry}`).join("");
  return { offset: endOf(last.node), length: 0, text };
}

/** The edit that adds an item at the end of a list, on a new line if its other items have lines. */
export function addItem(source: string, list: SourceNode, text: string): TextEdit {
  const [first, last] = [list.items[0], list.items.at(-1)];
  if (!first || !last) return replaced(list, `[${text}]`);
  const before = /\n[ \t]*$/.exec(source.slice(list.offset + 1, first.offset))?.[0] ?? " ";
  return { offset: endOf(last), length: 0, text: `,${before}${text}` };
}
