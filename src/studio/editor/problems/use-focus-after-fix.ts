import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Keeps the focus in the panel of problems when the button of a fix goes with its problem: the next
 * problem takes it, or the panel if none is left. Returns what a fix calls before it is applied.
 */
export function useFocusAfterFix(panel: RefObject<HTMLElement | null>): () => void {
  const fixed = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (fixed.current === null || !panel.current) return;
    const { activeElement, body } = document;
    if (activeElement !== body) {
      if (!panel.current.contains(activeElement)) fixed.current = null;
      return;
    }
    const rows = rowsOf(panel.current);
    const row = rows[Math.min(fixed.current, rows.length - 1)];
    fixed.current = null;
    (row?.querySelector("button") ?? panel.current).focus();
  });
  return () => {
    const rows = panel.current ? rowsOf(panel.current) : [];
    fixed.current = Math.max(
      0,
      rows.findIndex((row) => row.contains(document.activeElement)),
    );
  };
}

const rowsOf = (panel: HTMLElement) => [...panel.querySelectorAll("li")];
