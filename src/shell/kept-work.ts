import { background } from "../../renderers/runtime/page/background.ts";
import type { SignedInMember } from "../session/member.ts";
import type { Session } from "../session/session.ts";
import { createDraftStore, type DraftStore } from "./page/draft-store.ts";

/**
 * What this browser tab keeps of a member's work beyond a reload, as open pages and what was typed:
 * it outlives a session that is lost, ends with one that the member ends, and nobody else ever sees
 * it. Answers the drafts.
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
  // Forms hand over what was typed last at the same moment; the browser may come back to the page.
  window.addEventListener("pagehide", () => drafts.hurry(true));
  window.addEventListener("pageshow", () => drafts.hurry(false));
  return drafts;
}

/** Gives up all that this browser tab keeps. */
export function forgetWork(drafts: DraftStore, storage: Storage): void {
  background.getState().end();
  drafts.clear();
  storage.clear();
}

const ownerKey = "owner";

/**
 * Notes whose browser tab this is. What another member left in its storage, such as open pages and
 * what was typed, is removed: nobody sees it after them. Answers the username of the other one.
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
