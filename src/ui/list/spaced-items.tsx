import { Fragment, type ReactNode, type RefObject } from "react";
import { useIsPrinted } from "../use-media.ts";
import { useWindow, windowedFrom, withHeld } from "./use-window.ts";

/** The height of an item in a windowed list, and the number of items. */
export interface SpacedPlace {
  height: number;
  count: number;
}

interface SpacedItemsProps<T> {
  scroller: RefObject<HTMLElement | null>;
  items: readonly T[];
  /** The height of every item in pixels, where there are so many that they are windowed. */
  height: number;
  /**
   * The index of an item that is drawn wherever it is, as one that is dragged or has the focus must
   * be.
   */
  held: number;
  keyOf(item: T): string;
  /** Draws an item as an `li`; its place is `null` where all items are drawn. */
  item(item: T, index: number, place: SpacedPlace | null): ReactNode;
}

/**
 * The items of a `ul`: all of them, or from 200 on the visible ones, with spaces for the others,
 * except in print.
 */
export function SpacedItems<T>(props: SpacedItemsProps<T>) {
  const { scroller, items, height, held, keyOf, item } = props;
  const { length: count } = items;
  const isPrinted = useIsPrinted();
  const isLong = !isPrinted && count >= windowedFrom;
  const seen = useWindow(scroller, isLong ? count : 0, height);
  const drawn = isLong ? withHeld(seen, held < count ? held : undefined) : items.keys();
  const place = isLong ? { height, count } : null;
  let next = 0;
  const shown = [...drawn].flatMap((index) => {
    const value = items[index];
    const before = index - next;
    next = index + 1;
    if (value === undefined) return [];
    return [
      <Fragment key={keyOf(value)}>
        <Space height={before * height} />
        {item(value, index, place)}
      </Fragment>,
    ];
  });
  return (
    <>
      {shown}
      <Space height={(count - next) * height} />
    </>
  );
}

function Space({ height }: { height: number }) {
  return height > 0 && <li aria-hidden style={{ height }} />;
}
