import { focusAround } from "../../../../src/ui/give-focus-back.ts";

/** What may be taken away while something in it has the focus. */
const rows = 'tr, li, [role="treeitem"]';

/** Maximum wait for the removed element to disappear, in milliseconds. */
const patience = 10_000;

/**
 * Remembers where the focus is, for something that may take it away, as a delete takes its row.
 * What it answers is called once that is done: if the row goes, the focus is on the one in its
 * place, or on what it stood in, unless somebody has gone on elsewhere meanwhile.
 */
export function holdPlace(): () => void {
  const opener = document.activeElement;
  const row = opener?.closest(rows) ?? opener;
  const list = row?.parentElement;
  const position = list ? [...list.children].indexOf(row) : -1;
  const around = row?.parentElement?.closest('[role="tree"], section, main');
  return () => {
    const end = performance.now() + patience;
    const follow = (): void => {
      const { activeElement, body } = document;
      const isAway = activeElement !== body && !row?.contains(activeElement);
      if (isAway || performance.now() > end) return;
      if (row?.isConnected) requestAnimationFrame(follow);
      else focusRow(list?.isConnected ? list.children[position] : null, around);
    };
    follow();
  };
}

function focusRow(row: Element | null | undefined, around: Element | null | undefined): void {
  const part = row?.matches("[tabindex='0']") ? row : row?.querySelector("button, a, input");
  if (part instanceof HTMLElement && row?.role !== "treeitem") part.focus({ preventScroll: true });
  else focusAround(around);
}
