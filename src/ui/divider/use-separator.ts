import { type ComponentProps, type KeyboardEvent, type PointerEvent, useRef } from "react";

/** Pixels that one key press moves the separator. */
const step = 16;

/** A separator whose position sets the width of an element. */
interface Separator {
  width: number;
  least: number;
  most: number;
  /** The width that a double click restores. */
  usual?: number;
  /** The drawn width when the drag begins, where it may differ from the set one. */
  drawnWidth?(line: HTMLElement): number;
  /** Called with every width during a drag, in whole pixels; `isDone` is true for the last one. */
  onMove(width: number, isDone: boolean): void;
}

/**
 * The properties of an `hr` that is dragged or moved with the arrow keys, Home and End, by the
 * window splitter pattern of the ARIA authoring practices. The caller adds the accessible name.
 */
export function useSeparator(separator: Separator): ComponentProps<"hr"> {
  const { width, least, most, usual, drawnWidth, onMove } = separator;
  const grip = useRef({ at: 0, width, wanted: width });
  const within = (wanted: number): number => Math.round(Math.min(most, Math.max(least, wanted)));
  const seize = (event: PointerEvent<HTMLElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const drawn = drawnWidth?.(event.currentTarget) ?? width;
    grip.current = { at: event.clientX, width: drawn, wanted: drawn };
  };
  const drag = (event: PointerEvent<HTMLElement>): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { at, width: from } = grip.current;
    grip.current.wanted = within(from + event.clientX - at);
    onMove(grip.current.wanted, false);
  };
  const release = (event: PointerEvent<HTMLElement>): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { wanted, width: from } = grip.current;
    if (wanted !== from) onMove(wanted, true);
  };
  const places: Readonly<Record<string, number>> = {
    ArrowLeft: width - step,
    ArrowRight: width + step,
    Home: least,
    End: most,
  };
  const press = (event: KeyboardEvent): void => {
    const wanted = places[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    onMove(within(wanted), true);
  };
  return {
    "aria-orientation": "vertical",
    "aria-valuenow": Math.round(width),
    "aria-valuemin": least,
    "aria-valuemax": most,
    tabIndex: 0,
    onPointerDown: seize,
    onPointerMove: drag,
    onPointerUp: release,
    onKeyDown: press,
    ...(usual !== undefined && { onDoubleClick: () => onMove(within(usual), true) }),
  };
}
