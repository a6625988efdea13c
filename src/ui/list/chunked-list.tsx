import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { windowedFrom } from "./use-window.ts";

/** Where an item of many stands, for who is read the list; of a few it goes without saying. */
export interface ListPlace {
  "aria-posinset"?: number;
  "aria-setsize"?: number;
}

interface ChunkedListProps<T> {
  className: string | undefined;
  /** What each list is called to who does not see it. */
  label?: string;
  /** The element that scrolls, where that is not the page. */
  scroller?: RefObject<HTMLElement | null>;
  items: readonly T[];
  /** An item that was never in sight takes as much space. */
  estimatedHeightPx: number;
  /** An `li` with its key, and its place. */
  item(item: T, place: ListPlace): ReactNode;
}

const chunkSize = 25;

/** How far beyond the window items are drawn. */
const beyond = "1200px 0px";

/**
 * Items of any height that the page itself or an element scrolls: one list, or from 200 items on a
 * row of lists, of which those far from sight are but a space as high as they were.
 */
export function ChunkedList<T>(props: ChunkedListProps<T>) {
  const { className, label, scroller, items, estimatedHeightPx, item } = props;
  if (items.length < windowedFrom) {
    return (
      <ul className={className} aria-label={label}>
        {items.map((one) => item(one, {}))}
      </ul>
    );
  }
  const starts = Array.from(
    { length: Math.ceil(items.length / chunkSize) },
    (_none, index) => index * chunkSize,
  );
  return starts.map((start) => {
    const chunk = items.slice(start, start + chunkSize);
    return (
      <Chunk
        key={start}
        {...{ className, label, scroller }}
        startsHidden={start > 0}
        height={chunk.length * estimatedHeightPx}
        draw={() =>
          chunk.map((one, at) =>
            item(one, { "aria-posinset": start + at + 1, "aria-setsize": items.length }),
          )
        }
      />
    );
  });
}

interface ChunkProps extends Pick<ChunkedListProps<unknown>, "className" | "label" | "scroller"> {
  startsHidden: boolean;
  height: number;
  draw(): ReactNode;
}

function Chunk({ className, label, scroller, startsHidden, height, draw }: ChunkProps) {
  const list = useRef<HTMLUListElement>(null);
  const [space, setSpace] = useState(startsHidden ? height : null);
  useEffect(() => {
    const { current } = list;
    if (!current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        // What has the focus stays, however far it is scrolled away.
        if (!last || current.contains(document.activeElement)) return;
        const { isIntersecting, boundingClientRect } = last;
        // A list that is hidden has no height; it stays as it was, or showing it would draw all.
        if (!isIntersecting && boundingClientRect.width === 0) return;
        setSpace(isIntersecting ? null : boundingClientRect.height);
      },
      { root: scroller?.current ?? null, rootMargin: beyond },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [scroller]);
  if (space !== null) {
    return <ul ref={list} className={className} aria-hidden style={{ height: space }} />;
  }
  return (
    <ul ref={list} className={className} aria-label={label}>
      {draw()}
    </ul>
  );
}
