/** The popup of an element, or the page below all popups. */
const layerOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(".ant-dropdown, body > *") : null;

/**
 * Ignores the second click of a double click where a popup has opened or closed in between: it
 * would press whatever happens to lie there now. Returns a function that stops this.
 */
export function ignoreSecondClicks(): () => void {
  let layer: Element | null = null;
  const follow = (event: MouseEvent): void => {
    const clicked = layerOf(event.target);
    if (event.detail < 2) layer = clicked;
    else if (clicked !== layer) {
      event.stopPropagation();
      event.preventDefault();
    }
  };
  window.addEventListener("click", follow, true);
  return () => window.removeEventListener("click", follow, true);
}
