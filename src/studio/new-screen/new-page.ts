import { applyEdits, modify } from "jsonc-parser";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { jsonIn } from "../../catalogue/schema/json-text.ts";
import { isRecord } from "../../catalogue/schema/record.ts";
import type { PlanText } from "../../i18n/messages.ts";
import type { ListedFields } from "../../language/block.ts";
import { formatPage } from "../../language/editing/format-page.ts";
import { pageVersion } from "../../language/migrations/page-migrations.ts";
import type { SourceObject } from "../../language/scaffold/calls.ts";
import { type ScaffoldedPage, scaffoldPage } from "../../language/scaffold/scaffold-page.ts";
import { type ScaffoldChoice, takeParts } from "../../language/scaffold/scaffold-parts.ts";
import { noTitle, type TitleEntry, titleSource } from "./page-title.ts";

/** The starting point of a new page. */
export type PageStart = "operation" | "copy" | "empty";

/** The form of a new page as plain data, so that it survives a reload. */
export interface NewPage {
  start: PageStart;
  operationId: string | null;
  /** The path of the page to copy. */
  copyOf: string | null;
  /** The kind of the block that an empty page starts with. */
  kind: string;
  title: TitleEntry;
  path: string;
  /**
   * Whether the user has entered the title or path, which then no longer follows the page's
   * starting point.
   */
  isTitled: boolean;
  isPlaced: boolean;
  /** The proposed actions that the user has removed. */
  without: readonly string[];
  hasSearch: boolean;
  /** The fields to show or ask for; `null` for the default ones. */
  fields: readonly string[] | null;
}

export const nothingYet: NewPage = {
  start: "operation",
  operationId: null,
  copyOf: null,
  kind: "table",
  title: noTitle,
  path: "",
  isTitled: false,
  isPlaced: false,
  without: [],
  hasSearch: true,
  fields: null,
};

/** The page proposed for the chosen operation, or `null`. */
export function proposalOf(catalogue: Catalogue, page: NewPage): ScaffoldedPage | null {
  if (page.start !== "operation" || page.operationId === null) return null;
  return scaffoldPage(catalogue, page.operationId);
}

/** The source of the new page, or `null` until its starting point is chosen. */
export function sourceOf(
  page: NewPage,
  proposal: ScaffoldedPage | null,
  fields: ListedFields | null,
  path: string,
  copied: string | null,
): string | null {
  const title = titleSource(page.title);
  if (page.start === "empty") return emptySource(path, title, page.kind);
  if (page.start === "copy") return copied === null ? null : copiedSource(path, title, copied);
  if (!proposal) return null;
  const without = new Set(page.without);
  const properties = chosenOf(page, proposal, fields);
  return proposedSource(path, proposal, { title, without, properties });
}

/**
 * The page properties for search and fields, where they differ from the defaults; a field keeps what
 * the proposal says of it.
 */
function chosenOf(
  { hasSearch, fields }: NewPage,
  { body }: ScaffoldedPage,
  listed: ListedFields | null,
): SourceObject {
  const search = hasSearch ? undefined : listed?.searchProperty;
  const proposed = listed && (isRecord(body.end) ? body.end : body)[listed.property];
  const all: readonly unknown[] = Array.isArray(proposed) ? proposed : [];
  const asProposed = (name: string) =>
    all.find((field) => isRecord(field) && field.field === name) ?? name;
  return {
    ...(search !== undefined && { [search]: [] }),
    ...(fields && listed && { [listed.property]: fields.map(asProposed) }),
  };
}

const starts: readonly PageStart[] = ["operation", "copy", "empty"];

/** Reads the stored form of a new page; an invalid one counts as empty. */
export function keptPage(kept: unknown): NewPage {
  return isNewPage(kept) ? kept : nothingYet;
}

function isNewPage(kept: unknown): kept is NewPage {
  if (!isRecord(kept)) return false;
  const isWhole = Object.keys(nothingYet).every((name) => name in kept);
  return isWhole && "start" in kept && starts.some((start) => start === kept.start);
}

/**
 * The source of a page for an operation, with the chosen parts of the proposal and a schema path
 * that fits the file's path.
 */
function proposedSource(path: string, page: ScaffoldedPage, choice: ScaffoldChoice): string {
  return written(path, takeParts(page, choice));
}

/** A page with one block of a kind and no further properties. */
export function emptySource(path: string, title: PlanText, kind: string): string {
  return written(path, { version: pageVersion, title, body: { kind } });
}

/**
 * A copy of a page's source with a new path and title; a source that is not valid JSON is copied
 * unchanged.
 */
export function copiedSource(path: string, title: PlanText, source: string): string {
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  const set = (text: string, property: string, value: unknown): string =>
    applyEdits(text, modify(text, [property], value, { formattingOptions }));
  if (jsonIn(source) === undefined) return source;
  const titled = set(source, "title", title);
  return source.includes('"$schema"') ? set(titled, "$schema", schemaOf(path)) : titled;
}

function written(path: string, page: object): string {
  return formatPage(JSON.stringify({ $schema: schemaOf(path), ...page }));
}

/** The relative path from a page's file to the JSON Schema. */
function schemaOf(path: string): string {
  return `${"../".repeat(path.split("/").length)}page.schema.json`;
}
