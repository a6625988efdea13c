import { followWindow } from "./follow-window.ts";
import type { SignedInMember } from "./member.ts";
import type { Session } from "./session.ts";

const channelName = "screenwright-session";

/** Milliseconds for which a tab waits for the announced change of the cookie. */
const cookieWaitMs = 20_000;
const cookiePauseMs = 50;

/** Changes of the session made in another tab of the browser. */
export interface OtherTabs {
  /** Called when the session ended in another tab; `isByChoice` if the member logged out there. */
  ended(isByChoice: boolean): void;
  /**
   * Called when a session began in another tab; `before` is the member loaded in this tab until
   * then.
   */
  begun(before: SignedInMember | null): void;
}

/**
 * Keeps this tab's session the same as that of the browser's other tabs: an end in one tab ends it
 * in all. A tab may miss a message because it was frozen or the browser has no channels, so it also
 * compares its token with the browser's whenever it becomes visible. Returns a function that stops
 * this.
 */
export function followOtherTabs(session: Session, others: OtherTabs): () => void {
  const channel =
    typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(channelName);
  let isFollowing = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  function follow(isByChoice: boolean): void {
    const { member } = session.store.getState();
    const isSignedIn = session.hasToken();
    isFollowing = true;
    if (member && isSignedIn) session.reset();
    else if (member) session.forget();
    isFollowing = false;
    if (isSignedIn) others.begun(member);
    else if (member) others.ended(isByChoice);
  }

  /** Whether the cookie already shows the announced change, which another browser process made. */
  function isSeen(event: unknown): boolean {
    const isAnother = session.isOutdated() || !session.store.getState().member;
    return event === "begun" ? session.hasToken() && isAnother : session.isOutdated();
  }

  /** A message may arrive before its cookie, so the cookie is polled until `until`. */
  function followOnceSeen(event: unknown, until: number): void {
    if (isSeen(event)) follow(event === "ended");
    else if (performance.now() < until) {
      waiting = setTimeout(() => followOnceSeen(event, until), cookiePauseMs);
    }
  }

  channel?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    clearTimeout(waiting);
    followOnceSeen(data, performance.now() + cookieWaitMs);
  });
  const unsubscribe = session.listen((event) => {
    if (!isFollowing) channel?.postMessage(event);
  });
  const unfollow = followWindow(() => {
    if (document.visibilityState === "visible" && session.isOutdated()) follow(false);
  });
  return () => {
    clearTimeout(waiting);
    unfollow();
    unsubscribe();
    channel?.close();
  };
}
