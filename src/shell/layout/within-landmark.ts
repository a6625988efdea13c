/**
 * The element in which a top bar menu is drawn: the button's parent, so that the menu is in the
 * landmark.
 */
export function withinLandmark(trigger: HTMLElement): HTMLElement {
  return trigger.parentElement ?? document.body;
}
