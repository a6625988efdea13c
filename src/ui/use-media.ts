import { useSyncExternalStore } from "react";

/** A media query and its listeners. */
interface FollowedQuery {
  subscribe(changed: () => void): () => void;
  matches(): boolean;
}

const followed = new Map<string, FollowedQuery>();

/**
 * Returns a media query, which is created once because many components read it each time they are
 * drawn.
 */
function followedQuery(query: string): FollowedQuery {
  const known = followed.get(query);
  if (known) return known;
  const list = window.matchMedia(query);
  const made: FollowedQuery = {
    subscribe(changed) {
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    matches: () => list.matches,
  };
  followed.set(query, made);
  return made;
}

/** Whether a media query matches now; the component redraws when that changes. */
export function useMedia(query: string): boolean {
  const { subscribe, matches } = followedQuery(query);
  return useSyncExternalStore(subscribe, matches, () => false);
}

/** Whether the screen is as narrow as a phone held upright. */
export function useIsNarrow(): boolean {
  return useMedia("(max-width: 575px)");
}

/** Whether the main pointing device is a finger. */
export function useIsTouched(): boolean {
  return useMedia("(pointer: coarse)");
}

let isToBePrinted = false;

/**
 * Listens to printing: to the event, in time to draw hidden parts, and to the print media query.
 */
function followPrinting(changed: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const tell = ({ type }: Event): void => {
    isToBePrinted = type === "beforeprint";
    changed();
  };
  window.addEventListener("beforeprint", tell, { signal });
  window.addEventListener("afterprint", tell, { signal });
  const leave = followedQuery("print").subscribe(changed);
  return () => {
    ending.abort();
    leave();
  };
}

/** Whether the page is being printed; the component redraws in time for it. */
export function useIsPrinted(): boolean {
  return useSyncExternalStore(
    followPrinting,
    () => isToBePrinted || followedQuery("print").matches(),
    () => false,
  );
}
