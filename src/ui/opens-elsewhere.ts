/** Whether a click has a modifier key, by which the browser opens a link in its own way. */
export function opensElsewhere(
  event: Pick<MouseEvent, "ctrlKey" | "metaKey" | "shiftKey">,
): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey;
}
