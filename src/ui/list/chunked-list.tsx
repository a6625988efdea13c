import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useIsPrinted } from "../use-media.ts";
import { windowedFrom } from "./use-window.ts";

/** The position of an item in a long list, for screen readers; a short list needs none. */
export interface ListPlace {
  "aria-posinset"?: number;
  "aria-setsize"?: number;
}

interface ChunkedListProps<T> {
  className: string | undefined;
  /** The accessible name of each list. */
  label?: string;
  /** The element that scrolls, if it is not the page. */
  scroller?: RefObject<HTMLElement | null>;
  items: readonly T[];
  /** The estimated height of an item that was never visible. */
  estimatedHeightPx: number;
  /** Draws an item as an `li` with its key and position. */
  item(item: T, place: ListPlace): ReactNode;
}

const chunkSize = 25;

/** The distance beyond the window within which items are drawn. */
const beyond = "1200px 0px";

/**
 * A list of items with different heights, scrolled by the page or by an element. From 200 items on
 * it consists of several lists; those far out of sight are replaced by a space of the same height.
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
        className={className}
        label={label}
        scroller={scroller}
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
  const isPrinted = useIsPrinted();
  useEffect(() => {
    const { current } = list;
    if (!current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        // A part that contains the focus stays drawn, however far away it is scrolled.
        if (!last || current.contains(document.activeElement)) return;
        const { isIntersecting, boundingClientRect } = last;
        // A hidden list has no height; it stays as it was, because showing it would otherwise draw
        // all items.
        if (!isIntersecting && boundingClientRect.width === 0) return;
        setSpace(isIntersecting ? null : boundingClientRect.height);
      },
      { root: scroller?.current ?? null, rootMargin: beyond },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [scroller]);
  if (space !== null && !isPrinted) {
    return <ul ref={list} className={className} aria-hidden style={{ height: space }} />;
  }
  return (
    <ul ref={list} className={className} aria-label={label}>
      {draw()}
    </ul>
  );
}
