import type { SavedView } from "../../../renderers/runtime/page/saved-views.ts";
import { jsonIn } from "../../catalogue/schema/json-text.ts";
import { isRecord } from "../../catalogue/schema/record.ts";

/** The view of a block, or `null` where it was forgotten, and whether the service has heard of it. */
export interface KeptView {
  view: SavedView | null;
  isSent: boolean;
}

/** The arrangements that a storage remembers under a key; `null` where it never has. */
export function readKept(
  storage: Pick<Storage, "getItem">,
  key: string,
): Map<string, KeptView> | null {
  const stored = jsonIn(storage.getItem(key) ?? "null");
  return Array.isArray(stored) ? new Map(stored.flatMap(entryOf)) : null;
}

/** Has a storage remember arrangements; one that is full or forbidden remembers less. */
export function writeKept(
  storage: Pick<Storage, "setItem">,
  key: string,
  kept: ReadonlyMap<string, KeptView>,
): void {
  const entries = [...kept].filter(([, { view, isSent }]) => view !== null || !isSent);
  try {
    storage.setItem(key, JSON.stringify(entries));
  } catch {
    // For as long as the page is open it is remembered all the same.
  }
}

function entryOf(entry: unknown): [string, KeptView][] {
  if (!Array.isArray(entry)) return [];
  const [block, kept]: unknown[] = entry;
  if (typeof block !== "string" || !isRecord(kept)) return [];
  const { view = null, isSent } = kept;
  if (view !== null && !isRecord(view)) return [];
  return [[block, { view, isSent: isSent === true }]];
}
