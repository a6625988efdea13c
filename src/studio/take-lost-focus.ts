/**
 * Focuses an element once it is shown, or the first field in it, if nothing has the focus, as after
 * the button that showed it has gone; given as its `ref`.
 */
export function takeLostFocus(element: HTMLElement | null): void {
  if (!element || document.activeElement !== document.body) return;
  (element.querySelector("input") ?? element).focus({ preventScroll: true });
}
