import { type PointerEvent, type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { useIsNarrow } from "../use-media.ts";
import { useWindowEvent } from "../use-window-event.ts";
import styles from "./movable-modal.module.css";

/** The elements by which a dialog is dragged: its header, or the title of a question. */
const handles = ".ant-modal-header, .ant-modal-confirm-title";
/** The controls in a header, which do not drag the dialog. */
const controls = "button, a, input, textarea, select, label, [role=button], [tabindex='0']";

interface Point {
  x: number;
  y: number;
}

/** Makes a dialog or a question draggable, as the value of antd's `modalRender`. */
export function movable(dialog: ReactNode): ReactNode {
  return <Movable>{dialog}</Movable>;
}

/**
 * A dialog's box, which is dragged by its header and kept inside the viewport (specification
 * section 2), also after the window or the dialog changes its size. A dialog that fills the screen
 * cannot be moved.
 */
function Movable({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const offset = useRef<Point>({ x: 0, y: 0 });
  const grabbed = useRef<Point | null>(null);
  const isFixed = useIsNarrow();

  const move = (wanted: Point): void => {
    if (!box.current) return;
    offset.current = isFixed ? { x: 0, y: 0 } : withinViewport(box.current, offset.current, wanted);
    const { x, y } = offset.current;
    // The style is set directly, so that dragging does not redraw the dialog's content.
    box.current.style.transform = x === 0 && y === 0 ? "" : `translate(${x}px, ${y}px)`;
  };
  const settle = (): void => {
    const { x, y } = offset.current;
    if (x !== 0 || y !== 0) move(offset.current);
  };
  const settleNow = useEffectEvent(settle);

  useEffect(() => {
    const sizes = new ResizeObserver(() => settleNow());
    if (box.current) sizes.observe(box.current);
    return () => sizes.disconnect();
  }, []);
  useWindowEvent("resize", settle);

  const grab = (event: PointerEvent<HTMLDivElement>): void => {
    if (isFixed || event.button !== 0 || !isHandle(event.target, event.currentTarget)) return;
    const { x, y } = offset.current;
    grabbed.current = { x: event.clientX - x, y: event.clientY - y };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const drag = (event: PointerEvent<HTMLDivElement>): void => {
    if (!grabbed.current) return;
    move({ x: event.clientX - grabbed.current.x, y: event.clientY - grabbed.current.y });
  };
  const release = (): void => {
    grabbed.current = null;
  };
  return (
    <div
      ref={box}
      className={styles.movable}
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={release}
      onLostPointerCapture={release}
    >
      {children}
    </div>
  );
}

/**
 * Whether a press on an element drags the box; React children that are drawn elsewhere do not
 * count.
 */
function isHandle(target: EventTarget, box: HTMLElement): boolean {
  if (!(target instanceof Element) || !box.contains(target)) return false;
  return target.closest(handles) !== null && target.closest(controls) === null;
}

/**
 * The wanted offset, or the nearest one at which the whole box is visible, or at least its top left
 * corner.
 */
function withinViewport(box: HTMLElement, offset: Point, wanted: Point): Point {
  const { left, top, right, bottom } = box.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const between = (value: number, least: number, most: number) =>
    Math.max(least, Math.min(value, most));
  return {
    x: between(wanted.x, offset.x - left, clientWidth - (right - offset.x)),
    y: between(wanted.y, offset.y - top, clientHeight - (bottom - offset.y)),
  };
}
