import { background } from "../../renderers/runtime/page/background.ts";
import type { SignedInMember } from "../session/member.ts";
import type { Session } from "../session/session.ts";
import { createDraftStore, type DraftStore } from "./page/draft-store.ts";

/** What a member leaves in this browser tab. */
export interface KeptWork {
  /** The unsaved input of each open page. */
  drafts: DraftStore;
  /**
   * Whether the member who has just signed in took this browser tab over from another one, or went
   * back to an entry of its history that another one left; true once. The address is then the
   * other's too, with what they searched for.
   */
  isTakenOver(): boolean;
  /** Marks the shown entry of the browser's history as left by the tab's latest member. */
  claimEntry(): void;
}

/**
 * Keeps a member's open pages and unsaved input in this browser tab across reloads. They survive a
 * lost session, are removed when the member signs out, and no other member ever sees them.
 */
export function keepWork(session: Session, storage: Storage): KeptWork {
  const drafts = createDraftStore(storage);
  let isTakenOver = false;
  session.store.subscribe(({ member }, before) => {
    if (member && member !== before.member && claimBrowserTab(storage, member)) {
      isTakenOver = true;
      background.getState().end();
      drafts.clear();
    }
  });
  session.listen((event) => {
    if (event === "ended") forgetWork(drafts, storage);
    else drafts.flush();
  });
  // Forms hand over their last input when the page hides, for the browser may restore the page
  // later.
  window.addEventListener("pagehide", () => drafts.hurry(true));
  window.addEventListener("pageshow", () => drafts.hurry(false));
  return {
    drafts,
    isTakenOver() {
      const left = entryOwner();
      const was = isTakenOver || (left !== null && left !== storage.getItem(ownerKey));
      isTakenOver = false;
      // Otherwise a step back would lead to the address again.
      if (was) markEntry(storage, "/");
      return was;
    },
    claimEntry() {
      if (entryOwner() !== storage.getItem(ownerKey)) markEntry(storage);
    },
  };
}

/** Removes all work that this browser tab keeps; whose it was is remembered. */
export function forgetWork(drafts: DraftStore, storage: Storage): void {
  const owner = storage.getItem(ownerKey);
  background.getState().end();
  drafts.clear();
  storage.clear();
  if (owner !== null) storage.setItem(ownerKey, owner);
}

const ownerKey = "owner";

/** Who left the shown entry of the browser's history; `null` if its address was typed. */
const entryOwner = (): unknown => history.state?.[ownerKey] ?? null;

/** Marks the shown entry as the tab's latest member's, and replaces its address. */
function markEntry(storage: Storage, address?: string): void {
  history.replaceState({ ...history.state, [ownerKey]: storage.getItem(ownerKey) }, "", address);
}

/**
 * Records which member uses this browser tab. Removes what another member left in its storage, such
 * as open pages and unsaved input, so that nobody else sees it. Returns whether there was another.
 */
function claimBrowserTab(
  storage: Storage,
  { id, username }: Pick<SignedInMember, "id" | "username">,
): boolean {
  const owner = `${id}:${username}`;
  const before = storage.getItem(ownerKey);
  const isOther = before !== null && before !== owner;
  if (isOther) storage.clear();
  storage.setItem(ownerKey, owner);
  return isOther;
}
