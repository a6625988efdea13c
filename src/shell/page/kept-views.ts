import type { SavedView } from "../../../renderers/runtime/page/saved-views.ts";
import { jsonIn } from "../../catalogue/schema/json-text.ts";
import { isRecord } from "../../catalogue/schema/record.ts";
import type { SignedInMember } from "../../session/member.ts";
import { keepIn } from "../../ui/keep-in.ts";

/** The storage key of the view settings of a member's page. */
export function viewsKey(owner: SignedInMember["id"] | null, path: string): string {
  return `views.${owner ?? ""}.${path}`;
}

/**
 * Removes a member's view settings from the storage, as at log-out, since the service keeps them.
 * Settings that were not sent yet stay for the member's next visit.
 */
export function forgetSentViews(storage: Storage, owner: SignedInMember["id"]): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
  for (const key of keys.filter((name) => name.startsWith(viewsKey(owner, "")))) {
    const unsent = unsentOf(readKept(storage, key) ?? new Map());
    if (unsent.size > 0) writeKept(storage, key, unsent);
    else storage.removeItem(key);
  }
}

/** The view of a block, `null` where it was reset, and whether it was sent to the service. */
export interface KeptView {
  view: SavedView | null;
  isSent: boolean;
}

/** The view settings of a page by block. */
export type KeptViews = ReadonlyMap<string, KeptView>;

/** Those that were not sent to the service yet. */
export function unsentOf(kept: KeptViews): KeptViews {
  return new Map([...kept].filter(([, { isSent }]) => !isSent));
}

/** The view settings that the storage keeps under a key; `null` where it keeps none. */
export function readKept(
  storage: Pick<Storage, "getItem">,
  key: string,
): Map<string, KeptView> | null {
  const stored = jsonIn(storage.getItem(key) ?? "null");
  return Array.isArray(stored) ? new Map(stored.flatMap(entryOf)) : null;
}

/** Writes view settings to the storage; a storage that is full or forbidden stays as it is. */
export function writeKept(storage: Pick<Storage, "setItem">, key: string, kept: KeptViews): void {
  const entries = [...kept].filter(([, { view, isSent }]) => view !== null || !isSent);
  keepIn(storage, key, JSON.stringify(entries));
}

function entryOf(entry: unknown): [string, KeptView][] {
  if (!Array.isArray(entry)) return [];
  const [block, kept]: unknown[] = entry;
  if (typeof block !== "string" || !isRecord(kept)) return [];
  const { view = null, isSent } = kept;
  if (view !== null && !isRecord(view)) return [];
  return [[block, { view, isSent: isSent === true }]];
}
