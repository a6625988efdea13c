import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** The current width of an element in whole pixels; 0 until it is drawn. */
export function useWidth(): [RefObject<HTMLDivElement | null>, number] {
  const element = useRef<HTMLDivElement>(null);
  const isMeasured = useRef(false);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const measure = (): void => {
      const now = Math.floor(current.getBoundingClientRect().width);
      // A hidden element has no width, so the last one is kept.
      if (now > 0) setWidth(now);
    };
    // An element that is shown again keeps its known width: measuring would cause a second layout,
    // and the observer reports changes anyway.
    if (!isMeasured.current) measure();
    isMeasured.current = true;
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
