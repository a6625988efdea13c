import type { SignedInMember } from "./member.ts";
import type { Session } from "./session.ts";

const channelName = "screenwright-session";

/** How often, and after how many milliseconds each time, a cookie that must come is looked for. */
const cookieTries = 40;
const cookiePause = 50;

/** What another tab of the browser did to the session. */
export interface OtherTabs {
  /** It has ended, here too now; `isByChoice` where the member logged out. */
  ended(isByChoice: boolean): void;
  /** Somebody signed in; `before` is the member who was loaded here until now. */
  begun(before: SignedInMember | null): void;
}

/**
 * Keeps this tab's session the browser's: ends it here when it is ended in another tab, and there
 * when it is ended here. A message may be missed, as by a tab that was frozen: whenever this one is
 * looked at again, it compares its token with the browser's. Answers how to stop.
 */
export function followOtherTabs(session: Session, others: OtherTabs): () => void {
  const channel = new BroadcastChannel(channelName);
  let isFollowing = false;

  function follow(isByChoice: boolean): void {
    const { member } = session.store.getState();
    const isSignedIn = session.hasToken();
    if (member && !session.isOutdated()) return;
    isFollowing = true;
    if (member && isSignedIn) session.reset();
    else if (member) session.forget();
    isFollowing = false;
    if (isSignedIn) others.begun(member);
    else if (member) others.ended(isByChoice);
  }

  /** The message can be here before the cookie that another process wrote. */
  function followBegun(tries = cookieTries): void {
    if (session.hasToken() || tries === 0) follow(false);
    else setTimeout(() => followBegun(tries - 1), cookiePause);
  }

  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === "begun") followBegun();
    else follow(data === "ended");
  };
  const unsubscribe = session.listen((event) => {
    if (!isFollowing) channel.postMessage(event);
  });
  const look = (): void => {
    if (document.visibilityState === "visible" && session.isOutdated()) follow(false);
  };
  window.addEventListener("focus", look);
  document.addEventListener("visibilitychange", look);
  return () => {
    window.removeEventListener("focus", look);
    document.removeEventListener("visibilitychange", look);
    unsubscribe();
    channel.close();
  };
}
