import { useCallback, useSyncExternalStore } from "react";

/** Whether a media query holds now. */
function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    [query],
  );
  const matches = (): boolean => window.matchMedia(query).matches;
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
