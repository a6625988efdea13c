import { LeftOutlined, RightOutlined } from "@ant-design/icons";
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useTexts } from "../language/texts.ts";
import styles from "./tab-bar.module.css";

interface Overflow {
  /** Whether not all tabs fit into the row. */
  isOverflowing: boolean;
  atStart: boolean;
  atEnd: boolean;
}

/** Pixels around the tabs that may stay out of view. */
const edgePx = 4;

const fits: Overflow = { isOverflowing: false, atStart: true, atEnd: true };

interface TabScrollerProps {
  scroller: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** Makes a row that does not fit scrollable: by wheel, by touch, and by a button at each end. */
export function TabScroller({ scroller, children }: TabScrollerProps) {
  const text = useTexts();
  const row = useRef<HTMLDivElement>(null);
  const overflow = useOverflow(row, scroller);
  useWheel(scroller);
  const scroll = (direction: number): void => {
    const { current } = scroller;
    const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const left = direction * (current?.clientWidth ?? 0) * 0.8;
    current?.scrollBy({ left, behavior: isCalm ? "auto" : "smooth" });
  };
  const button = (direction: -1 | 1, isEnd: boolean): ReactNode =>
    overflow.isOverflowing && (
      <button
        type="button"
        className={styles.scroll}
        tabIndex={-1}
        disabled={isEnd}
        aria-label={text(direction < 0 ? "tabs.scrollLeft" : "tabs.scrollRight")}
        onClick={() => scroll(direction)}
      >
        {direction < 0 ? <LeftOutlined aria-hidden /> : <RightOutlined aria-hidden />}
      </button>
    );
  return (
    <div ref={row} className={styles.row}>
      {button(-1, overflow.atStart)}
      <div ref={scroller} className={styles.scroller}>
        {children}
      </div>
      {button(1, overflow.atEnd)}
    </div>
  );
}

/**
 * Whether the row overflows and at which end; sizes are read after layout, so that none is forced.
 */
function useOverflow(
  row: RefObject<HTMLDivElement | null>,
  scroller: RefObject<HTMLDivElement | null>,
): Overflow {
  const [overflow, setOverflow] = useState(fits);
  const measure = useCallback(() => {
    const content = scroller.current?.firstElementChild;
    if (!row.current || !scroller.current || !content) return;
    const { scrollLeft, clientWidth, scrollWidth } = scroller.current;
    const now = {
      // Compares with the whole row: the buttons take space themselves, which must not make them
      // necessary.
      isOverflowing: content.clientWidth > row.current.clientWidth,
      atStart: scrollLeft <= edgePx,
      atEnd: scrollLeft + clientWidth >= scrollWidth - edgePx,
    };
    setOverflow((before) => (isSame(before, now) ? before : now));
  }, [row, scroller]);
  useEffect(() => {
    const { current } = scroller;
    if (!current?.firstElementChild) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    observer.observe(current.firstElementChild);
    current.addEventListener("scroll", measure, { passive: true });
    return () => {
      observer.disconnect();
      current.removeEventListener("scroll", measure);
    };
  }, [scroller, measure]);
  return overflow;
}

function isSame(one: Overflow, other: Overflow): boolean {
  return (
    one.isOverflowing === other.isOverflowing &&
    one.atStart === other.atStart &&
    one.atEnd === other.atEnd
  );
}

/** Lets a vertical wheel scroll the row horizontally. */
function useWheel(scroller: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const { current } = scroller;
    if (!current) return undefined;
    const turn = (event: WheelEvent): void => {
      if (event.deltaX !== 0 || event.ctrlKey || current.scrollWidth <= current.clientWidth) return;
      event.preventDefault();
      current.scrollLeft += event.deltaY;
    };
    current.addEventListener("wheel", turn, { passive: false });
    return () => current.removeEventListener("wheel", turn);
  }, [scroller]);
}
