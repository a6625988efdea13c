/** The elements that were shown already; a component may call its `ref` whenever it is drawn. */
const shown = new WeakSet<HTMLElement>();

/** Whether anything in the document has had the focus. */
let wasFocused = document.activeElement !== document.body;
const note = () => {
  wasFocused = true;
};
document.addEventListener("focusin", note, { capture: true, once: true });

/**
 * Focuses an element once it is shown, or the first field in it, if nothing has the focus any more, as
 * after the button that showed it has gone; given as its `ref`. While the focus is on its way from one
 * field to the next, nothing has it either, so that an element takes it only when it is new.
 */
export function takeLostFocus(element: HTMLElement | null): void {
  if (!element || shown.has(element)) return;
  shown.add(element);
  // The main region has it once the page that had it is out of sight.
  if (!document.activeElement?.matches("body, main")) return;
  const field = element.querySelector("input");
  // A document that was only opened has lost no focus, and its first Tab begins at its first control.
  if (field || wasFocused) (field ?? element).focus({ preventScroll: true });
}
