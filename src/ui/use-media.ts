import { useSyncExternalStore } from "react";
import { followedQuery } from "./followed-query.ts";

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
