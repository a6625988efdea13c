/** A media query and its listeners. */
export interface FollowedQuery {
  subscribe(changed: () => void): () => void;
  /** Whether the query matched when the last change was told; all who read it see the same. */
  matches(): boolean;
}

const followed = new Map<string, FollowedQuery>();

/**
 * Returns a media query, which is created once because many components read it each time they are
 * drawn.
 */
export function followedQuery(query: string): FollowedQuery {
  const known = followed.get(query);
  if (known) return known;
  const made = follow(window.matchMedia(query));
  followed.set(query, made);
  return made;
}

/**
 * Chromium never tells a change that a script sees in `matches` before the event is sent: the
 * component that saw it would be the only one to know. So `matches` is read once.
 */
function follow(list: MediaQueryList): FollowedQuery {
  const listeners = new Set<() => void>();
  let isMatching = list.matches;
  list.addEventListener("change", (event) => {
    isMatching = event.matches;
    for (const changed of [...listeners]) changed();
  });
  return {
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    matches: () => isMatching,
  };
}
