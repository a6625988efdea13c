import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** The width of an element in whole pixels, followed; 0 until it is drawn. */
export function useWidth(): [RefObject<HTMLDivElement | null>, number] {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const measure = (): void => {
      const now = Math.floor(current.getBoundingClientRect().width);
      // Hidden for a while it has none, and keeps the one it had.
      if (now > 0) setWidth(now);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
