import { useEffect, useRef, useState } from "react";
import { giveFocusBack } from "./give-focus-back.ts";

/**
 * Gives the focus back to what had it when a dialog was first drawn, once the dialog is taken away:
 * one that is taken away at once, and not hidden first, does not do so by itself.
 */
export function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement);
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
      // In development an effect is undone and done again at once; the dialog is still there then.
      queueMicrotask(() => {
        if (!isThere.current && opener instanceof HTMLElement) giveFocusBack(opener);
      });
    };
  }, [opener]);
}
