/** The height in pixels that must stay visible below the header row: that of the last row. */
const leastBelow = 40;

/**
 * Moves the header row of a table that scrolls sideways along with the window. An element that
 * scrolls in one direction contains sticky children in both, so that CSS alone would keep the
 * header inside the element.
 */
export function keepHeadsInSight(table: HTMLElement, signal: AbortSignal): void {
  const heads = table.querySelector("thead");
  if (!heads || signal.aborted) return;
  let isAsked = false;
  const place = (): void => {
    isAsked = false;
    const { top, height } = table.getBoundingClientRect();
    // A hidden table has no position.
    if (height === 0) return;
    const bars = Number.parseFloat(getComputedStyle(heads).scrollMarginTop) || 0;
    const most = height - heads.offsetHeight - leastBelow;
    const shift = Math.max(0, Math.min(bars - top, most));
    heads.style.setProperty("--head-shift", `${shift}px`);
  };
  const ask = (): void => {
    if (!isAsked) requestAnimationFrame(place);
    isAsked = true;
  };
  // Scroll events of a dialog do not bubble, so the listener captures them.
  document.addEventListener("scroll", ask, { capture: true, passive: true, signal });
  window.addEventListener("resize", ask, { signal });
  place();
}
