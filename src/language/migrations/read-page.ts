import { applyEdits, modify } from "jsonc-parser";
import { entryNamed, readSource, type SourceNode } from "../source.ts";
import type { SyntaxFault } from "../syntax-faults.ts";
import type { Migration, SourceEdit } from "./migration.ts";
import { pageMigrations } from "./page-migrations.ts";

/** A range of a text. */
export interface SourceRange {
  offset: number;
  length: number;
}

/** A page's text, converted to the newest version of the language. */
export interface ReadPage {
  text: string;
  root: SourceNode | null;
  faults: readonly SyntaxFault[];
  /**
   * The version that the page was written in, if that is older than the newest; otherwise `null`.
   */
  migratedFrom: number | null;
  /**
   * The version that the page was written in, if that is newer than any known; otherwise `null`.
   */
  newerVersion: number | null;
  /** Converts a range of the migrated text to the range of the original text. */
  originalRange(range: SourceRange): SourceRange;
}

/**
 * Reads a page's text and migrates it to the newest version of the language. A page that names no
 * version is of version 1. A page that names a newer or invalid version stays unchanged.
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
 * A page's text in the newest version of the language; unchanged if it has that version already, or
 * has no readable version. Editors start from this text, so that they show what the migration
 * changed.
 */
export function migratedSource(
  written: string,
  migrations: readonly Migration[] = pageMigrations,
): string {
  return readPage(written, migrations).text;
}

/** The version that a page names: 1 if it names none, `null` for an invalid version. */
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

/**
 * The range that an edited text's range had before the edits; inserted text maps to its edit's
 * place.
 */
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
