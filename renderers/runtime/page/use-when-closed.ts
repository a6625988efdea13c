import { useContext, useEffect, useEffectEvent } from "react";
import { BlockFrameContext, useHost } from "./contexts.ts";

/**
 * Ends what runs when its dialog or its page closes, but not when its tab is hidden, which ends
 * effects; a tab that closes while it is hidden ends no more of them.
 */
export function useWhenClosed(end: () => void): void {
  const { isKept } = useContext(BlockFrameContext);
  const { closed } = useHost();
  const leave = useEffectEvent(() => {
    if (closed?.aborted === false && isKept()) closed.addEventListener("abort", end);
    else end();
  });
  useEffect(() => () => leave(), []);
}
