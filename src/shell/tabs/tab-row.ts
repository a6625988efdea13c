import type { RefObject } from "react";
import type { Tab } from "./tabs.ts";

/** The drawn row of tabs: it reads and moves the focus, and scrolls tabs into view. */
export interface TabRow {
  element(): HTMLElement | null;
  /** The id of the tab that has the focus. */
  focused(): string | null;
  focus(id: string | undefined): void;
  /** After a tab closes, moves the focus that it had to its neighbour, preferably the right one. */
  focusNear(before: readonly Tab[], id: string): void;
  /** The point in the window at which a tab's menu opens. */
  below(id: string): { x: number; y: number };
  /** Scrolls the row until a tab is in view, without scrolling the page. */
  reveal(id: string): void;
  /**
   * Keeps a tab in view when it or the row changes its size; returns a function that stops this.
   */
  keepInView(id: string): () => void;
}

/** The row of tabs in a scroller. `draw` draws a tab that is too far out of sight to be drawn. */
export function rowOf(scroller: RefObject<HTMLElement | null>, draw: (id: string) => void): TabRow {
  const drawn = (id: string): HTMLElement | null =>
    scroller.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(id)}"]`) ?? null;
  const link = (id: string): HTMLElement | null => {
    if (!drawn(id)) draw(id);
    return drawn(id);
  };
  const focus = (id: string | undefined): void => {
    if (id === undefined) return;
    link(id)?.focus({ preventScroll: true });
    row.reveal(id);
  };
  const row: TabRow = {
    element: () => scroller.current,
    focused: () => {
      const { activeElement } = document;
      if (!(activeElement instanceof HTMLElement)) return null;
      return scroller.current?.contains(activeElement) ? (activeElement.dataset.tab ?? null) : null;
    },
    focus,
    focusNear(before, id) {
      // In the next frame the row is already drawn without the closed tab.
      requestAnimationFrame(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        const position = before.findIndex((tab) => tab.id === id);
        const near = [...before.slice(position), ...before.slice(0, position).toReversed()];
        if (isLost) focus(near.find((tab) => link(tab.id))?.id);
      });
    },
    below(id) {
      const box = link(id)?.getBoundingClientRect();
      return { x: box?.left ?? 0, y: box?.bottom ?? 0 };
    },
    reveal(id) {
      const item = link(id)?.parentElement;
      const { current } = scroller;
      if (!item || !current) return;
      const { left, right } = item.getBoundingClientRect();
      const view = current.getBoundingClientRect();
      if (left < view.left) current.scrollLeft -= view.left - left;
      else if (right > view.right) current.scrollLeft += right - view.right;
    },
    keepInView(id) {
      // A resize observer reports sizes after layout, first the initial ones, so nothing has to be
      // measured.
      const sizes = new ResizeObserver(() => row.reveal(id));
      for (const element of [scroller.current, link(id)?.parentElement]) {
        if (element) sizes.observe(element);
      }
      return () => sizes.disconnect();
    },
  };
  return row;
}
