import type { LanguageEnvironment } from "../environment.ts";
import type { TextEdit } from "../fixes/quick-fix.ts";
import { entryNamed, readLoosely } from "../source.ts";
import { type BlockReference, blockReferences } from "./block-references.ts";
import { namedBlocks } from "./nearby.ts";

/** A block's name that can be changed everywhere in the page. */
export interface Rename {
  /** The offset of the name at the requested place. */
  from: number;
  to: number;
  name: string;
  /** The edits that replace the name in all places; none if the new name is invalid. */
  edits(newName: string): TextEdit[];
}

/**
 * The name of a block at an offset, where the name is given or read; `null` if there is none.
 * `newName` is refused if another block has it.
 */
export function renamesAt(
  source: string,
  offset: number,
  newName: string | null,
  environment: LanguageEnvironment,
): Rename | null {
  const root = readLoosely(source);
  if (!root) return null;
  const named = namedBlocks(root, environment);
  if (newName !== null && named.has(newName)) return null;
  const given = [...named].map(([name, block]): BlockReference => {
    const node = entryNamed(block, "name")?.node ?? block;
    return { name, offset: node.offset + 1, length: node.length - 2 };
  });
  const places = [...given, ...blockReferences(root, source, environment)];
  const here = places.find(
    (place) => offset >= place.offset && offset <= place.offset + place.length,
  );
  if (!here || !named.has(here.name)) return null;
  const { name } = here;
  return {
    from: here.offset,
    to: here.offset + here.length,
    name,
    edits: (text) => {
      const isFree = /^[a-zA-Z][a-zA-Z0-9]*$/.test(text) && (text === name || !named.has(text));
      if (!isFree) return [];
      return places
        .filter((place) => place.name === name)
        .map((place) => ({ offset: place.offset, length: place.length, text }));
    },
  };
}
