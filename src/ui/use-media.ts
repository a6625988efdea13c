import { useSyncExternalStore } from "react";

/** What follows a media query. */
interface FollowedQuery {
  subscribe(changed: () => void): () => void;
  matches(): boolean;
}

const followed = new Map<string, FollowedQuery>();

/** A query asked of the browser once: it is read by many components, at each of their drawings. */
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

/** Whether a media query holds now; redraws when that changes. */
export function useMedia(query: string): boolean {
  const { subscribe, matches } = followedQuery(query);
  return useSyncExternalStore(subscribe, matches, () => false);
}

/** Whether the screen is as narrow as a telephone held upright. */
export function useIsNarrow(): boolean {
  return useMedia("(max-width: 575px)");
}

/** Whether what is pressed is mostly pressed with a finger. */
export function useIsTouched(): boolean {
  return useMedia("(pointer: coarse)");
}

let isToBePrinted = false;

/** Follows the way onto paper: its announcement, in time to draw what was not, and its styles. */
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

/** Whether the page goes onto paper now; drawn anew in time for it. */
export function useIsPrinted(): boolean {
  return useSyncExternalStore(
    followPrinting,
    () => isToBePrinted || followedQuery("print").matches(),
    () => false,
  );
}
