import { useEffect } from "react";
import { flushSync } from "react-dom";
import type { HeldValues } from "./held-value.ts";

/** What was typed last reaches the form, and with it the draft, before the browser leaves the page. */
export function useHandOverOnLeaving(held: HeldValues): void {
  useEffect(() => {
    const handOver = (): void => flushSync(held.handOver);
    window.addEventListener("pagehide", handOver);
    return () => window.removeEventListener("pagehide", handOver);
  }, [held]);
}
