import { applyEdits, modify } from "jsonc-parser";
import { entryNamed, readSource, type SourceNode } from "../source.ts";
import type { SyntaxFault } from "../syntax-faults.ts";
import type { Migration, SourceEdit } from "./migration.ts";
import { pageMigrations } from "./page-migrations.ts";

/** A stretch of a text. */
export interface SourceRange {
  offset: number;
  length: number;
}

/** A page's text in the newest version of the language. */
export interface ReadPage {
  text: string;
  root: SourceNode | null;
  faults: readonly SyntaxFault[];
  /** The version that it was written in, where that is older than the newest; else `null`. */
  migratedFrom: number | null;
  /** The version that it was written in, where that is newer than any known; else `null`. */
  newerVersion: number | null;
  /** Where a stretch of the text stands in the text as it was written. */
  originalRange(range: SourceRange): SourceRange;
}

/**
 * Reads a page's text and brings it to the newest version of the language. A page that names no
 * version is of the first. One that names a newer or an impossible version stays as it is.
 */
export function readPage(
  written: string,
  migrations: readonly Migration[] = pageMigrations,
): ReadPage {
  const newest = migrations.length + 1;
  const read = readSource(written);
  const version = read.root ? versionOf(read.root) : null;
  const page: ReadPage = {
    ...read,
    text: written,
    migratedFrom: null,
    newerVersion: version !== null && version > newest ? version : null,
    originalRange: (range) => range,
  };
  if (version === null || version < 1 || version >= newest) return page;
  const older = migrations.slice(version - 1);
  const migrated = older.reduce((before, { edits }) => edited(before, edits), page);
  return { ...edited(migrated, (_, text) => versionEdits(text, newest)), migratedFrom: version };
}

/**
 * A page's text as the newest version of the language has it: itself where it is of that already,
 * or of no version that can be read. What edits a page begins with it, and shows what changed.
 */
export function migratedSource(
  written: string,
  migrations: readonly Migration[] = pageMigrations,
): string {
  return readPage(written, migrations).text;
}

/** The version that a page names; the first where it names none, `null` for what is no version. */
function versionOf(root: SourceNode): number | null {
  if (root.type !== "object") return null;
  const named = entryNamed(root, "version")?.node.scalar;
  if (named === undefined) return 1;
  return typeof named === "number" && Number.isInteger(named) ? named : null;
}

function edited(
  page: ReadPage,
  editsOf: (root: SourceNode, text: string) => readonly SourceEdit[],
): ReadPage {
  if (!page.root) return page;
  const edits = [...editsOf(page.root, page.text)].sort((a, b) => a.offset - b.offset);
  const text = applyEdits(page.text, edits);
  return {
    ...page,
    ...readSource(text),
    text,
    originalRange: (range) => page.originalRange(rangeBefore(edits, range)),
  };
}

function versionEdits(text: string, version: number): SourceEdit[] {
  return modify(text, ["version"], version, {
    formattingOptions: { insertSpaces: true, tabSize: 2 },
    getInsertionIndex: (properties) => (properties[0] === "$schema" ? 1 : 0),
  });
}

/** Where a stretch of an edited text stood before; what an edit made stands where that edit was. */
function rangeBefore(edits: readonly SourceEdit[], { offset, length }: SourceRange): SourceRange {
  const start = offsetBefore(edits, offset);
  const last = offsetBefore(edits, offset + Math.max(0, length - 1));
  return { offset: start, length: Math.max(1, last - start + 1) };
}

function offsetBefore(edits: readonly SourceEdit[], offset: number): number {
  let shift = 0;
  for (const { offset: start, length, content } of edits) {
    const begin = start + shift;
    if (offset < begin) break;
    if (offset < begin + content.length) {
      return start + Math.min(offset - begin, Math.max(0, length - 1));
    }
    shift += content.length - length;
  }
  return offset - shift;
}
