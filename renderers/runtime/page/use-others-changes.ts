import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { readUnasked } from "../read/unasked.ts";
import type { OthersChanges } from "./others-changes.ts";
import type { PageStore } from "./page-store.ts";

/** What takes hold of something on the screen, and what lets it go. */
const grips = [
  ["pointerdown", ["pointerup", "pointercancel"]],
  ["dragstart", ["dragend", "drop"]],
] as const;

/**
 * Makes the reads of a page again that others' changes have made outdated: not behind another
 * window, and not while something on the page is held, dragged, or open in a dialog.
 */
export function useOthersChanges(store: PageStore, elsewhere: OthersChanges): void {
  const queries = useQueryClient();
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const held = new Set<string>();
    let isOutdated = false;
    const look = (): void => {
      const { dialogs, held: blocks } = store.getState();
      const isBusy = dialogs.length + blocks.size + held.size > 0;
      if (!isOutdated || isBusy || document.visibilityState !== "visible") return;
      isOutdated = false;
      readUnasked(() => {
        void queries.refetchQueries({
          type: "active",
          predicate: ({ state, meta }) => state.isInvalidated && meta?.tag !== undefined,
        });
      });
    };
    const listen = (type: string, act: () => void): void =>
      window.addEventListener(type, act, { signal, capture: true });
    for (const [taken, ends] of grips) {
      listen(taken, () => held.add(taken));
      for (const type of ends) {
        listen(type, () => {
          held.delete(taken);
          // Whatever the letting go does is done first.
          window.setTimeout(look);
        });
      }
    }
    document.addEventListener("visibilitychange", look, { signal });
    const stops = [
      store.subscribe(look),
      elsewhere.follow(() => {
        isOutdated = true;
        look();
      }),
    ];
    return () => {
      end.abort();
      for (const stop of stops) stop();
    };
  }, [store, elsewhere, queries]);
}
