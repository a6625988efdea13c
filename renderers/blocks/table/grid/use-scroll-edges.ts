import { type RefObject, useLayoutEffect } from "react";

/**
 * Sets `data-scrolled` on an element that scrolls sideways to the edges beyond which content is
 * hidden. It causes no React render.
 */
export function useScrollEdges(frame: RefObject<HTMLElement | null>, isScrolled: boolean): void {
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || !isScrolled) return undefined;
    const mark = (): void => {
      const passed = Math.abs(element.scrollLeft);
      const left = element.scrollWidth - element.clientWidth - passed;
      element.dataset.scrolled = [passed > 1 && "start", left > 1 && "end"]
        .filter(Boolean)
        .join(" ");
    };
    const observer = new ResizeObserver(mark);
    observer.observe(element);
    element.addEventListener("scroll", mark, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", mark);
    };
  }, [frame, isScrolled]);
}
