import { useEffect, useRef, useState } from "react";

const dialogs = '[role="dialog"]';
const places = `[role="tree"], section, ${dialogs}, main`;

/**
 * Returns the focus to an element after an action ends or a dialog closes, unless the user has
 * moved the focus meanwhile.
 */
export function giveFocusBack(element: HTMLElement | null): void {
  const { activeElement, body } = document;
  const isLost = activeElement === null || activeElement === body;
  // The focused element may be inside the open dialog or contain it.
  const dialog = activeElement?.closest(dialogs) ?? activeElement?.querySelector(dialogs);
  const isInClosed = dialog != null && !dialog.contains(element);
  if (isLost || isInClosed || element?.contains(activeElement)) {
    element?.focus({ preventScroll: true });
    // A disabled button, such as a save button after saving, or one of a page that has gone out of
    // sight cannot take the focus.
    const now = document.activeElement;
    if (now === body || !now?.checkVisibility()) focusAround(element);
  }
}

/** Focuses the page part around an element that is gone or cannot take the focus. */
export function focusAround(element: Element | null | undefined): void {
  const around = element?.checkVisibility() ? element.closest<HTMLElement>(places) : null;
  const place = around ?? document.querySelector("main");
  if (!place) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/**
 * When a part of the page goes out of sight with the focus in it, as after one of its links, what is
 * around it takes the focus, so that Tab goes on in the next page; given as the part's `ref`.
 */
export function passFocusOn(part: HTMLElement) {
  return () => {
    if (part.contains(document.activeElement)) focusAround(part.parentElement);
  };
}

/**
 * Returns the focus to the element that had it when a dialog was mounted, once the dialog is
 * unmounted; a dialog that is unmounted without closing first does not do so itself.
 */
export function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement);
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
      // In development React runs each effect twice in a row; the dialog is still mounted between
      // the two.
      queueMicrotask(() => {
        if (!isThere.current && opener instanceof HTMLElement) giveFocusBack(opener);
      });
    };
  }, [opener]);
}

/** Whether a dialog that covers the page is shown; one that is fading out has been closed. */
export function isDialogShown(): boolean {
  return [...document.querySelectorAll('[aria-modal="true"]')].some(
    (dialog) => dialog.checkVisibility() && !dialog.closest('[class*="-leave"]'),
  );
}
