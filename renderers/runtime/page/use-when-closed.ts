import { useContext, useEffect, useEffectEvent } from "react";
import { useSteady } from "../../../src/ui/use-steady.ts";
import { BlockFrameContext, useHost } from "./contexts.ts";

/**
 * Ends what runs when its dialog or its page closes, but not when its tab is hidden, which ends
 * effects; a tab that closes while it is hidden ends no more of them.
 */
export function useWhenClosed(end: () => void): void {
  const { isKept } = useContext(BlockFrameContext);
  const { closed } = useHost();
  const endNow = useSteady(end);
  const leave = useEffectEvent(() => {
    if (closed?.aborted === false && isKept()) closed.addEventListener("abort", endNow);
    else endNow();
  });
  useEffect(() => {
    closed?.removeEventListener("abort", endNow);
    return () => leave();
  }, [closed, endNow]);
}
