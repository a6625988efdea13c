import type { SavedView } from "../../../renderers/runtime/page/saved-views.ts";
import { jsonIn } from "../../catalogue/schema/json-text.ts";
import { isRecord } from "../../catalogue/schema/record.ts";
import type { SignedInMember } from "../../session/member.ts";

/** The storage's key for the arrangements of a member's page. */
export function viewsKey(owner: SignedInMember["id"] | null, path: string): string {
  return `views.${owner ?? ""}.${path}`;
}

/**
 * Removes what the storage remembers of a member's arrangements, as when he logs out: the service
 * keeps them. What it has not heard of yet waits here for the member's next visit.
 */
export function forgetSentViews(storage: Storage, owner: SignedInMember["id"]): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
  for (const key of keys.filter((name) => name.startsWith(viewsKey(owner, "")))) {
    const kept = readKept(storage, key) ?? new Map<string, KeptView>();
    const unsent = new Map([...kept].filter(([, { isSent }]) => !isSent));
    if (unsent.size > 0) writeKept(storage, key, unsent);
    else storage.removeItem(key);
  }
}

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
