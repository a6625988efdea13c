import type { LanguageEnvironment } from "../environment.ts";
import { readPage } from "../migrations/read-page.ts";
import { pageShape } from "../page.ts";
import { propertiesOf } from "../reference/named-shapes.ts";
import type { SourceNode } from "../source.ts";
import { compareObjects } from "./compare-nodes.ts";
import type { Difference } from "./difference.ts";

/**
 * The differences between two pages in terms of the page language rather than as lines: columns
 * added, calls changed, actions removed. Older pages are migrated to the newest version first. A
 * text that is not JSON, or has a newer version, is reported as unreadable.
 */
export function differenceOf(
  before: string,
  after: string,
  environment: LanguageEnvironment,
): Difference[] {
  const earlier = readableRoot(before);
  const later = readableRoot(after);
  const found: Difference[] = [];
  if (!earlier) found.push({ code: "unreadable", pointer: "", side: "before", values: {} });
  if (!later) found.push({ code: "unreadable", pointer: "", side: "after", values: {} });
  if (!earlier || !later) return before === after ? [] : found;
  const pages = { before: withoutHead(earlier), after: withoutHead(later) };
  compareObjects(pages, propertiesOf(pageShape), {
    environment,
    place: [],
    add: (difference) => found.push(difference),
  });
  return found;
}

function readableRoot(text: string): SourceNode | null {
  const { root, newerVersion } = readPage(text);
  return newerVersion === null && root?.type === "object" ? root : null;
}

/** A page without `$schema` and `version`, which do not affect the screen. */
function withoutHead(root: SourceNode): SourceNode {
  const entries = root.entries.filter(({ key }) => key !== "$schema" && key !== "version");
  return { ...root, entries };
}
