import { background } from "../../renderers/runtime/page/background.ts";
import type { SignedInMember } from "../session/member.ts";
import type { Session } from "../session/session.ts";
import { createDraftStore, type DraftStore } from "./page/draft-store.ts";

/**
 * Keeps a member's open pages and unsaved input in this browser tab across reloads. They survive a
 * lost session, are removed when the member signs out, and no other member ever sees them. Returns
 * the drafts.
 */
export function keepWork(session: Session, storage: Storage): DraftStore {
  const drafts = createDraftStore(storage);
  session.store.subscribe(({ member }, before) => {
    if (member && member !== before.member && claimBrowserTab(storage, member)) {
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
  return drafts;
}

/** Removes all work that this browser tab keeps. */
export function forgetWork(drafts: DraftStore, storage: Storage): void {
  background.getState().end();
  drafts.clear();
  storage.clear();
}

const ownerKey = "owner";

/**
 * Records which member uses this browser tab. Removes what another member left in its storage, such
 * as open pages and unsaved input, so that nobody else sees it. Returns the username of the other
 * member.
 */
function claimBrowserTab(
  storage: Storage,
  { id, username }: Pick<SignedInMember, "id" | "username">,
): string | null {
  const owner = `${id}:${username}`;
  const before = storage.getItem(ownerKey);
  const isOther = before !== null && before !== owner;
  if (isOther) storage.clear();
  storage.setItem(ownerKey, owner);
  return isOther ? before.slice(before.indexOf(":") + 1) : null;
}
