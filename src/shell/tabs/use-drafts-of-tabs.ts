import { useLayoutEffect } from "react";
import { useApplication } from "../application.ts";
import type { TabStore } from "./tab-store.ts";

/**
 * Marks the tabs in which something was typed before a reload as unsaved, and gives up what was
 * typed in a tab that closes or is made anew.
 */
export function useDraftsOfTabs({ store, change }: TabStore): void {
  const { drafts } = useApplication();
  useLayoutEffect(() => {
    for (const id of drafts.unsavedPlaces()) change(id, { isUnsaved: true });
    return store.subscribe(({ tabs }, before) => {
      for (const { id, generation } of before.tabs) {
        const isSame = tabs.some((tab) => tab.id === id && tab.generation === generation);
        if (!isSame) drafts.remove(id);
      }
    });
  }, [drafts, store, change]);
}
