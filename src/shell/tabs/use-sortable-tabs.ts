import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { loadWhenIdle } from "../sign-in/load-when-idle.ts";
import type { TabRow } from "./tab-row.ts";

type SortableParts = Pick<typeof import("./sortable-tabs.tsx"), "SortableTabs" | "SortableTab">;

/**
 * What lets tabs be dragged, once it is loaded: after the first paint, which it would delay. Taking
 * it up draws the tabs anew: it waits for a press on one to end, and gives the focus back.
 */
export function useSortableTabs(row: TabRow): SortableParts | null {
  const [parts, setParts] = useState<SortableParts | null>(null);
  useEffect(() => {
    const left = new AbortController();
    const cancel = loadWhenIdle(async () => {
      const { SortableTabs, SortableTab } = await import("./sortable-tabs.tsx");
      const take = (): void => {
        const focused = row.focused();
        // At once: no key may move the focus between its leaving and its return.
        flushSync(() => setParts({ SortableTabs, SortableTab }));
        if (focused !== null) row.focus(focused);
      };
      if (left.signal.aborted) return;
      if (!row.element()?.matches(":active")) take();
      else {
        // The click comes after the release.
        const later = (): void => void setTimeout(take);
        window.addEventListener("pointerup", later, { once: true, signal: left.signal });
      }
    });
    return () => {
      cancel();
      left.abort();
    };
  }, [row]);
  return parts;
}
