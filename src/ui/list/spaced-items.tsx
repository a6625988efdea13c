import { Fragment, type ReactNode, type RefObject } from "react";
import { useWindow, windowedFrom, withHeld } from "./use-window.ts";

/** What an item of a windowed list is told: how high it is, and among how many it stands. */
export interface SpacedPlace {
  height: number;
  count: number;
}

interface SpacedItemsProps<T> {
  /** The element that scrolls. */
  scroller: RefObject<HTMLElement | null>;
  items: readonly T[];
  /** The height of every item in pixels, where there are so many that they are windowed. */
  height: number;
  /** One that is drawn wherever it stands, as what is dragged or has the focus must be. */
  held: number;
  keyOf(item: T): string;
  /** An `li`; its place is `null` where all are drawn. */
  item(item: T, index: number, place: SpacedPlace | null): ReactNode;
}

/** The items of a `ul`: all, or from 200 on those in sight, with a space for what is between. */
export function SpacedItems<T>(props: SpacedItemsProps<T>) {
  const { scroller, items, height, held, keyOf, item } = props;
  const { length: count } = items;
  const isLong = count >= windowedFrom;
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
