/** Whether a click has a modifier key, by which the browser opens a link in its own way. */
export function opensElsewhere(
  event: Pick<MouseEvent, "ctrlKey" | "metaKey" | "shiftKey">,
): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey;
}

/** Handles clicks on a link in the application's way, except those with a modifier key. */
export const followHere =
  (go: () => void) =>
  (event: Pick<MouseEvent, "ctrlKey" | "metaKey" | "shiftKey" | "preventDefault">): void => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    go();
  };
