import type { KeyboardEvent } from "react";
import { headingOf } from "../query/row-groups.ts";
import type { Row } from "../query/table-rows.ts";

/** The keys that move the focus through rows, as `aria-keyshortcuts` names them. */
export const movingKeys = "ArrowDown ArrowUp J K Home End PageDown PageUp";

/** The name of a key in `aria-keyshortcuts`. */
export const shortcutOf = (key: string): string => (key === " " ? "Space" : capital(key));

const capital = (key: string): string => (key.length === 1 ? key.toUpperCase() : key);

/** Selects the controls in a row that handle keys themselves. */
const ownKeys =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [aria-expanded="true"], [role="slider"], [role="combobox"]';

/**
 * The row on which a key was pressed, or that holds the button, link or checkbox on which it was;
 * `null` where the key belongs to the control, the browser or a shortcut of the product.
 */
export function keyedRow(event: KeyboardEvent<HTMLElement>): HTMLElement | null {
  const { target, currentTarget, ctrlKey, altKey, metaKey } = event;
  if (event.defaultPrevented || ctrlKey || altKey || metaKey) return null;
  // React also reports keys pressed in menus and dialogs opened from a row, and in nested tables.
  if (!(target instanceof Element) || target.closest("tbody") !== currentTarget) return null;
  const row = target.closest("tr");
  if (target === row) return row;
  const isPressed = event.key === "Enter" || event.key === " ";
  const isHeld = isPressed || target.closest(ownKeys) || !target.closest("a, button, input");
  return isHeld ? null : row;
}

/** The index of the data row nearest to an index, -1 where there is none. */
export function nearestRow(rows: readonly Row[], place: number, isUpwards = false): number {
  const from = Math.max(0, Math.min(place, rows.length - 1));
  const isRow = (index: number): boolean => {
    const row = rows[index];
    return row !== undefined && !headingOf(row);
  };
  const down = (): number => rows.findIndex((_, index) => index >= from && isRow(index));
  const up = (): number => rows.findLastIndex((_, index) => index <= from && isRow(index));
  const found = isUpwards ? up() : down();
  if (found >= 0) return found;
  return isUpwards ? down() : up();
}

/**
 * The index of the row to which a key moves the focus; `null` where it does not move it. `page` is
 * the number of visible rows.
 */
export function movedTo(
  rows: readonly Row[],
  from: number,
  { key, shiftKey }: Pick<KeyboardEvent, "key" | "shiftKey">,
  page: number,
): number | null {
  if (shiftKey) return null;
  switch (key) {
    case "ArrowDown":
    case "j":
      return nearestRow(rows, from + 1);
    case "ArrowUp":
    case "k":
      return nearestRow(rows, from - 1, true);
    case "PageDown":
      return nearestRow(rows, from + page);
    case "PageUp":
      return nearestRow(rows, from - page, true);
    case "Home":
      return nearestRow(rows, 0);
    case "End":
      return nearestRow(rows, rows.length - 1, true);
    default:
      return null;
  }
}
