import { useEffect, useEffectEvent, useRef } from "react";
import { useHost } from "../contexts.ts";
import type { OthersChange } from "./others-changes.ts";

/**
 * Tells of changes made in other sessions; of those made while the tab was hidden, once it is shown
 * again.
 */
export function useOthersTold(hear: (changes: readonly OthersChange[]) => void): void {
  const { elsewhere } = useHost();
  const hearNow = useEffectEvent(hear);
  const heard = useRef<readonly OthersChange[]>(null);
  useEffect(() => {
    const before = heard.current ?? elsewhere.told;
    const missed = elsewhere.told.filter((change) => !before.includes(change));
    // The reads of a page that is shown again are back once all effects have begun.
    if (missed.length > 0) queueMicrotask(() => hearNow(missed));
    const stop = elsewhere.follow((changes) => hearNow(changes));
    return () => {
      stop();
      heard.current = elsewhere.told;
    };
  }, [elsewhere]);
}
