import type { Edit } from "jsonc-parser";
import { entryNamed, nodesIn, type SourceEntry, type SourceNode } from "../source.ts";

/** An edit of a page's text that replaces `length` characters at `offset` by `content`. */
export type SourceEdit = Edit;

/**
 * A migration from one version of the language to the next. It only computes the edits of a page's
 * text, which must not overlap; text outside of the edits stays unchanged.
 */
export interface Migration {
  /** One English sentence about the change in the language. */
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

/** All blocks of a kind at or below a node, which most migrations search for. */
export function blocksOfKind(node: SourceNode, kind: string): SourceNode[] {
  return nodesIn(node).filter((inner) => entryNamed(inner, "kind")?.node.scalar === kind);
}
