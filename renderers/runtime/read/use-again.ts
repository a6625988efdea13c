import { type RefObject, useEffect, useSyncExternalStore } from "react";
import { useStore } from "zustand";
import type { BlockPlan } from "../../../src/language/block.ts";
import { useSteady } from "../../../src/ui/use-steady.ts";
import { usePageStore } from "../page/contexts.ts";
import { isWithin } from "../page/page-store.ts";
import { inBrowser, readAgain } from "./read-again.ts";

/** The automatic refresh of a block. */
export interface Again {
  seconds: number;
  /** Whether the refresh pauses because of an edit or a lost connection. */
  isPaused: boolean;
}

/** The automatic refresh of a block; `null` for none. */
export function useAgain({ id, every }: BlockPlan): Again | null {
  const isEdited = useStore(usePageStore(), ({ dialogs, unsaved, held }) => {
    const edited = [...dialogs.map(({ plan }) => plan.id), ...unsaved, ...held];
    return every !== undefined && edited.some((one) => isWithin(one, id));
  });
  const isOnline = useSyncExternalStore(inBrowser.follow, () => navigator.onLine);
  return every === undefined ? null : { seconds: every, isPaused: isEdited || !isOnline };
}

/**
 * Repeats a read at its interval while it is seen and nothing in its block is edited; `isByItself`
 * tells whether the current read is automatic.
 */
export function useReadAgain(
  again: Again | null,
  isByItself: RefObject<boolean>,
  refetch: () => Promise<unknown>,
): void {
  const read = useSteady(async (): Promise<void> => {
    isByItself.current = true;
    try {
      await refetch();
    } finally {
      isByItself.current = false;
    }
  });
  const everyMs = again === null || again.isPaused ? null : again.seconds * 1000;
  useEffect(
    () => (everyMs === null ? undefined : readAgain(everyMs, read, inBrowser)),
    [everyMs, read],
  );
}
