/**
 * Returns the index of the option that a key pressed in a combobox's field moves to, or `null`
 * where the key does not move. Arrow keys wrap around; `pageOf` is the step of the page keys in
 * options.
 */
export function placeAfter(
  key: string,
  place: number,
  count: number,
  pageOf: number,
): number | null {
  if (count === 0) return null;
  if (key === "ArrowDown") return (place + 1) % count;
  if (key === "ArrowUp") return place <= 0 ? count - 1 : place - 1;
  if (key === "PageDown") return Math.min(place + pageOf, count - 1);
  if (key === "PageUp") return Math.max(place - pageOf, 0);
  return null;
}
