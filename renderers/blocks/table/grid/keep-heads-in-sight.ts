/** What must stay in sight below the heads, in pixels: the last row. */
const leastBelow = 40;

/**
 * Moves the heads of a table along with the window, for one that scrolls sideways: what scrolls one
 * way is a frame for both, so that styles alone would keep them within it.
 */
export function keepHeadsInSight(table: HTMLElement, signal: AbortSignal): void {
  const heads = table.querySelector("thead");
  if (!heads || signal.aborted) return;
  let isAsked = false;
  const place = (): void => {
    isAsked = false;
    const { top, height } = table.getBoundingClientRect();
    // Hidden for a while it stands nowhere.
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
  // A dialog scrolls within itself, which does not bubble.
  document.addEventListener("scroll", ask, { capture: true, passive: true, signal });
  window.addEventListener("resize", ask, { signal });
  place();
}
