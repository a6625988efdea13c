/** Where a menu of the top bar is drawn: beside its button, so that it stands in the landmark. */
export function withinLandmark(trigger: HTMLElement): HTMLElement {
  return trigger.parentElement ?? document.body;
}
