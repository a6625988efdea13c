import { applyEdits, modify } from "jsonc-parser";
import { jsonIn } from "../../catalogue/schema/json-text.ts";
import type { PlanText } from "../../i18n/messages.ts";
import { formatPage } from "../../language/editing/format-page.ts";
import { pageVersion } from "../../language/migrations/page-migrations.ts";
import { type ScaffoldChoice, takeParts } from "../../language/scaffold/parts.ts";
import type { ScaffoldedPage } from "../../language/scaffold/scaffold-page.ts";

/** What is taken of the page proposed for an operation, as the file of that path. */
export function proposedSource(path: string, page: ScaffoldedPage, choice: ScaffoldChoice): string {
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
