/** The elements that were shown already; a component may call its `ref` whenever it is drawn. */
const shown = new WeakSet<HTMLElement>();

/**
 * Focuses an element once it is shown, or the first field in it, if nothing has the focus, as after
 * the button that showed it has gone; given as its `ref`. While the focus is on its way from one
 * field to the next, nothing has it either, so that an element takes it only when it is new.
 */
export function takeLostFocus(element: HTMLElement | null): void {
  if (!element || shown.has(element)) return;
  shown.add(element);
  if (document.activeElement !== document.body) return;
  (element.querySelector("input") ?? element).focus({ preventScroll: true });
}
