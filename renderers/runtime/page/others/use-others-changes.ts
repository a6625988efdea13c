import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { readUnasked } from "../../read/unasked.ts";
import type { PageStore } from "../page-store.ts";
import type { OthersChanges } from "./others-changes.ts";

/** The events that begin and end a hold on the screen. */
const grips = [
  ["pointerdown", ["pointerup", "pointercancel"]],
  ["dragstart", ["dragend", "drop"]],
] as const;

/**
 * Refreshes a page's reads that others' changes have outdated, except in a background window,
 * during a drag or with an open dialog.
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
          // The refresh runs after the handlers of the release.
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
