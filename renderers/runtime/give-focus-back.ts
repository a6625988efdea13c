/**
 * Gives the focus back once something is done or a dialog has closed, unless somebody has gone on
 * elsewhere meanwhile.
 */
export function giveFocusBack(element: HTMLElement | null): void {
  const { activeElement, body } = document;
  const isLost = activeElement === null || activeElement === body;
  const dialog = activeElement?.closest('[role="dialog"]');
  const isInClosed = dialog != null && !dialog.contains(element);
  if (isLost || isInClosed || element?.contains(activeElement)) {
    element?.focus({ preventScroll: true });
  }
}
