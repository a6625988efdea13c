import { type RefObject, useEffect, useRef, useState } from "react";

/** Whether an element has room on the screen, which it has not in a tab that is not chosen. */
export function useIsShown(): [RefObject<HTMLDivElement | null>, boolean] {
  const element = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => setShown(current.offsetParent !== null));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [element, isShown];
}
