import { useContext, useEffect, useEffectEvent } from "react";
import { useSteady } from "../../../src/ui/use-steady.ts";
import { BlockFrameContext, useHost } from "./contexts.ts";

/**
 * Ends what runs when its dialog or its page closes, but not when its tab is only hidden. React ends
 * effects already then, so a tab that closes while it is hidden is noticed by the page's signal.
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
