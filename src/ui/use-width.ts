import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** The width of an element in whole pixels, followed; 0 until it is drawn. */
export function useWidth(): [RefObject<HTMLDivElement | null>, number] {
  const element = useRef<HTMLDivElement>(null);
  const isMeasured = useRef(false);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const measure = (): void => {
      const now = Math.floor(current.getBoundingClientRect().width);
      // Hidden for a while it has none, and keeps the one it had.
      if (now > 0) setWidth(now);
    };
    // Shown again it has its width still: to measure now would have the browser lay out the page
    // twice, and the observer tells anyway.
    if (!isMeasured.current) measure();
    isMeasured.current = true;
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
