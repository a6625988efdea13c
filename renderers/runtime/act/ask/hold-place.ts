import { focusAround } from "../../../../src/ui/give-focus-back.ts";

/** The elements that a deletion may remove with the focus inside. */
const rows = 'tr, li, [role="treeitem"]';

/** Maximum wait for the removed element to disappear, in milliseconds. */
const patienceMs = 10_000;

/**
 * Remembers the focus before an action that may remove its element, such as a delete. The returned
 * function, called afterwards, moves the focus to the row in its place or to the container, unless
 * the person has moved it.
 */
export function holdPlace(): () => void {
  const opener = document.activeElement;
  const row = opener?.closest(rows) ?? opener;
  const list = row?.parentElement;
  const position = list ? [...list.children].indexOf(row) : -1;
  const around = elementsAround(row);
  return () => {
    const end = performance.now() + patienceMs;
    const follow = (): void => {
      const { activeElement, body } = document;
      const dialog = activeElement?.closest('[role="dialog"]');
      // The question may hold the focus still while it closes, after a quick answer.
      const isAsked = dialog != null && !dialog.contains(list ?? null);
      const isAway = activeElement !== body && !row?.contains(activeElement);
      if ((isAway && !isAsked) || performance.now() > end) return;
      if (isAsked || row?.isConnected) requestAnimationFrame(follow);
      else focusRow(list?.isConnected ? list.children[position] : null, around);
    };
    follow();
  };
}

/**
 * The ancestors of an element from the inside out; a change may remove some of them with the
 * element.
 */
function elementsAround(element: Element | null): Element[] {
  const parent = element?.parentElement;
  return parent ? [parent, ...elementsAround(parent)] : [];
}

function focusRow(row: Element | null | undefined, around: readonly Element[]): void {
  const part = row?.matches("[tabindex]") ? row : row?.querySelector("button, a, input");
  if (part instanceof HTMLElement && row?.role !== "treeitem") part.focus({ preventScroll: true });
  else focusAround(around.find(({ isConnected }) => isConnected));
}
