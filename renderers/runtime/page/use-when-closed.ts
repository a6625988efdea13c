import { useContext, useEffect, useEffectEvent } from "react";
import { BlockFrameContext } from "./contexts.ts";

/** Ends what runs when its dialog closes, but not when its tab is hidden, which ends effects. */
export function useWhenClosed(end: () => void): void {
  const { isKept } = useContext(BlockFrameContext);
  const leave = useEffectEvent(() => {
    if (!isKept()) end();
  });
  useEffect(() => () => leave(), []);
}
