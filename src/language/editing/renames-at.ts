import { blockName } from "../block.ts";
import type { LanguageEnvironment } from "../environment.ts";
import type { TextEdit } from "../fixes/quick-fix.ts";
import { entryNamed, readLoosely } from "../source.ts";
import { type BlockReference, blockReferences } from "./block-references.ts";
import { namedBlocks } from "./nearby.ts";

/** Whether a text is valid as the name of a block. */
export const isBlockName = (text: string): boolean => new RegExp(blockName).test(text);

/** A block's name that can be changed everywhere in the page. */
export interface Rename {
  /** The offset of the name at the requested place. */
  from: number;
  name: string;
  /** The edits that replace the name in all places; none if the new name is invalid. */
  edits(newName: string): TextEdit[];
}

/** The name of a block at an offset, where the name is given or read; `null` if there is none. */
export function renamesAt(
  source: string,
  offset: number,
  environment: LanguageEnvironment,
): Rename | null {
  const root = readLoosely(source);
  if (!root) return null;
  const named = namedBlocks(root, environment);
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
    name,
    edits: (text) => {
      const isFree = isBlockName(text) && (text === name || !named.has(text));
      if (!isFree) return [];
      return places
        .filter((place) => place.name === name)
        .map((place) => ({ offset: place.offset, length: place.length, text }));
    },
  };
}
