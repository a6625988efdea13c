import type { Session } from "./session.ts";

const channelName = "screenwright-session";

/**
 * Ends the session here when it is ended in another tab of the browser, and there when it is ended
 * here. Answers how to stop.
 */
export function followOtherTabs(session: Session, endedElsewhere: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  let isFollowing = false;
  channel.onmessage = () => {
    if (session.store.getState().member === null) return;
    isFollowing = true;
    session.forget();
    isFollowing = false;
    endedElsewhere();
  };
  const unsubscribe = session.store.subscribe((state, before) => {
    if (before.member !== null && state.member === null && !isFollowing) {
      channel.postMessage("ended");
    }
  });
  return () => {
    unsubscribe();
    channel.close();
  };
}
