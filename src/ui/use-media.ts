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
