import { commonProperties, rereadProperties } from "../block.ts";
import type { LanguageEnvironment } from "../environment.ts";
import { pageShape } from "../page.ts";
import { expressionSections } from "./expressions/chapter-sections.ts";
import { namedShapes } from "./named-shapes.ts";

/** The English sentences of the language and the catalogue that have translations. */
export interface Summaries {
  /**
   * The sentences that belong to no single kind, and those of the catalogue: its operations, and
   * the titles of its documents.
   */
  shared: ReadonlySet<string>;
  /** The sentences that only one kind, cell or widget contains. */
  of(kind: object): ReadonlySet<string>;
}

/** Collects the sentences of all parts of the language. */
export function summariesOf({ catalogue }: LanguageEnvironment): Summaries {
  const seen = new Set<unknown>();
  const operations = [...catalogue.operations.values()].map(({ summary }) => ({ summary }));
  const titles = [...catalogue.documents.values()].map(({ info }) => ({ summary: info.title }));
  const ofLanguage = [pageShape, commonProperties, rereadProperties, namedShapes];
  const shared = summariesIn([...ofLanguage, operations, titles, expressionSections], seen);
  return { shared, of: (kind) => summariesIn(kind, new Set(seen)) };
}

/** The summaries of a part and of everything within it, except those of objects already visited. */
function summariesIn(whole: object, seen: Set<unknown>): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (part: unknown): void => {
    if (typeof part !== "object" || part === null || seen.has(part)) return;
    seen.add(part);
    if ("summary" in part && typeof part.summary === "string") found.add(part.summary);
    for (const inner of Object.values(part)) visit(inner);
  };
  visit(whole);
  return found;
}
