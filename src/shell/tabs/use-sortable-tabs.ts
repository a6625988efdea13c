import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { loadWhenIdle } from "../sign-in/load-when-idle.ts";
import type { TabRow } from "./tab-row.ts";

type SortableParts = Pick<typeof import("./sortable-tabs.tsx"), "SortableTabs" | "SortableTab">;

/**
 * What lets tabs be dragged, once it is loaded: after the first paint, which it would delay. Taking
 * it up draws the tabs anew: it waits for a press on one to end, and gives the focus back.
 */
export function useSortableTabs(row: TabRow): SortableParts | null {
  const [parts, setParts] = useState<SortableParts | null>(null);
  const focused = useRef<string | null>(null);
  useEffect(() => {
    const left = new AbortController();
    const cancel = loadWhenIdle(async () => {
      const { SortableTabs, SortableTab } = await import("./sortable-tabs.tsx");
      const take = (): void => {
        focused.current = row.focused();
        setParts({ SortableTabs, SortableTab });
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
  useLayoutEffect(() => {
    if (parts && focused.current !== null) row.focus(focused.current);
  }, [parts, row]);
  return parts;
}
