import type { SignedInMember } from "./member.ts";
import type { Session } from "./session.ts";

const channelName = "screenwright-session";

/** Milliseconds for which a tab waits for the announced change of the cookie. */
const cookieWaitMs = 20_000;
const cookiePauseMs = 50;

/** Changes of the session made in another tab of the browser. */
export interface OtherTabs {
  /** The session has ended in another tab; `isByChoice` where the member logged out there. */
  ended(isByChoice: boolean): void;
  /** A session began in another tab; `before` is the member loaded here until now. */
  begun(before: SignedInMember | null): void;
}

/**
 * Keeps this tab's session the browser's: ends it here when it is ended in another tab, and there
 * when it is ended here. A message may be missed, as by a tab that was frozen, or by all where the
 * browser has no channel: whenever this one is looked at again, it compares its token with the
 * browser's. Answers how to stop.
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

  /** Whether the cookie already shows the announced change, which another process made. */
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
  const look = (): void => {
    if (document.visibilityState === "visible" && session.isOutdated()) follow(false);
  };
  window.addEventListener("focus", look);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearTimeout(waiting);
    window.removeEventListener("focus", look);
    document.removeEventListener("visibilitychange", look);
    unsubscribe();
    channel?.close();
  };
}
