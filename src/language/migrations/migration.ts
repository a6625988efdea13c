import type { Edit } from "jsonc-parser";
import { entryNamed, nodesIn, type SourceEntry, type SourceNode } from "../source.ts";

/** A change of a page's text: what stands from `offset` on for `length` becomes `content`. */
export type SourceEdit = Edit;

/**
 * Takes a page from one version of the language to the next. Pure: from the page as read to the
 * edits that its text needs, none of which overlaps another; what they leave alone keeps its place.
 */
export interface Migration {
  /** What became different, in one English sentence. */
  summary: string;
  edits(root: SourceNode): readonly SourceEdit[];
}

/** The edit that renames a property. */
export function renameProperty({ keyOffset, keyLength }: SourceEntry, name: string): SourceEdit {
  return { offset: keyOffset, length: keyLength, content: JSON.stringify(name) };
}

/** The edit that replaces a value. */
export function replaceValue({ offset, length }: SourceNode, value: unknown): SourceEdit {
  return { offset, length, content: JSON.stringify(value) };
}

/** All blocks of a kind at or below a node, which most migrations need. */
export function blocksOfKind(node: SourceNode, kind: string): SourceNode[] {
  return nodesIn(node).filter((inner) => entryNamed(inner, "kind")?.node.scalar === kind);
}
