const dialogs = '[role="dialog"]';

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
  }
}
