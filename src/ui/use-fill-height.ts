import { type RefObject, useLayoutEffect, useState } from "react";

/** Pixels that stay free below a block that fills the window. */
const marginPx = 40;
const least = 320;

/** The height in pixels from an element's top to the window's lower edge. */
export function useFillHeight(element: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(least);
  useLayoutEffect(() => {
    const measure = (): void => {
      const top = element.current?.getBoundingClientRect().top ?? 0;
      const start = Math.min(Math.max(top, 0), window.innerHeight / 2);
      setHeight(Math.max(least, Math.round(window.innerHeight - start - marginPx)));
    };
    measure();
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  }, [element]);
  return height;
}
