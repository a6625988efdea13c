import { useEffect, useRef, useState } from "react";

const dialogs = '[role="dialog"]';
const places = `[role="tree"], section, ${dialogs}, main`;

/**
 * Gives the focus back once something is done or a dialog has closed, unless somebody has gone on
 * elsewhere meanwhile.
 */
export function giveFocusBack(element: HTMLElement | null): void {
  const { activeElement, body } = document;
  const isLost = activeElement === null || activeElement === body;
  // What holds the focus of an open dialog may also be around it.
  const dialog = activeElement?.closest(dialogs) ?? activeElement?.querySelector(dialogs);
  const isInClosed = dialog != null && !dialog.contains(element);
  if (isLost || isInClosed || element?.contains(activeElement)) {
    element?.focus({ preventScroll: true });
    // A button that cannot be pressed any more, as one that has saved, takes no focus.
    if (document.activeElement === body) focusAround(element);
  }
}

/** Focuses what stands around something that is gone or takes no focus. */
export function focusAround(element: Element | null | undefined): void {
  const around = element?.isConnected ? element.closest<HTMLElement>(places) : null;
  const place = around ?? document.querySelector("main");
  if (!place) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

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
