import { applyEdits, modify } from "jsonc-parser";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { jsonIn } from "../../catalogue/schema/json-text.ts";
import { isRecord } from "../../catalogue/schema/record.ts";
import type { PlanText } from "../../i18n/messages.ts";
import type { ListedFields } from "../../language/block.ts";
import { formatPage } from "../../language/editing/format-page.ts";
import { pageVersion } from "../../language/migrations/page-migrations.ts";
import type { SourceObject } from "../../language/scaffold/calls.ts";
import { type ScaffoldChoice, takeParts } from "../../language/scaffold/parts.ts";
import { type ScaffoldedPage, scaffoldPage } from "../../language/scaffold/scaffold-page.ts";
import { noTitle, type TitleEntry, titleSource } from "./page-title.ts";

/** The starting point of a new page. */
export type PageStart = "operation" | "copy" | "empty";

/** A page that is being made, as plain data: it outlives a reload. */
export interface NewPage {
  start: PageStart;
  operationId: string | null;
  /** The path of the page that is copied. */
  copyOf: string | null;
  /** The kind of an empty page's block. */
  kind: string;
  title: TitleEntry;
  path: string;
  /** Whether title and path are somebody's own and no longer follow what the page is made from. */
  isTitled: boolean;
  isPlaced: boolean;
  /** The proposed actions that are left out. */
  without: readonly string[];
  hasSearch: boolean;
  /** The fields that are shown or asked; `null` for the usual ones. */
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

/** The page proposed for the operation that is chosen, or `null`. */
export function proposalOf(catalogue: Catalogue, page: NewPage): ScaffoldedPage | null {
  if (page.start !== "operation" || page.operationId === null) return null;
  return scaffoldPage(catalogue, page.operationId);
}

/** The text of the new page, or `null` as long as it is not said what it is made from. */
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
  return proposedSource(path, proposal, { title, without, properties: chosenOf(page, fields) });
}

/** What a page says of search and fields where that is not the usual. */
function chosenOf({ hasSearch, fields }: NewPage, listed: ListedFields | null): SourceObject {
  const search = hasSearch ? undefined : listed?.searchProperty;
  return {
    ...(search !== undefined && { [search]: [] }),
    ...(fields && listed && { [listed.property]: fields }),
  };
}

const starts: readonly PageStart[] = ["operation", "copy", "empty"];

/** A stored draft of a new page, if valid. */
export function keptPage(kept: unknown): NewPage {
  return isNewPage(kept) ? kept : nothingYet;
}

function isNewPage(kept: unknown): kept is NewPage {
  if (!isRecord(kept)) return false;
  const isWhole = Object.keys(nothingYet).every((name) => name in kept);
  return isWhole && "start" in kept && starts.some((start) => start === kept.start);
}

/** What is taken of the page proposed for an operation, as the file of that path. */
function proposedSource(path: string, page: ScaffoldedPage, choice: ScaffoldChoice): string {
  return written(path, takeParts(page, choice));
}

/** A page of one block of a kind, of which nothing is said yet. */
export function emptySource(path: string, title: PlanText, kind: string): string {
  return written(path, { version: pageVersion, title, body: { kind } });
}

/** Another page under a new path and title; one that is no JSON stays as it is. */
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

/** Where the JSON Schema lies, as seen from a page's file. */
function schemaOf(path: string): string {
  return `${"../".repeat(path.split("/").length)}page.schema.json`;
}
