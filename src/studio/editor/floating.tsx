import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import styles from "./code-editor.module.css";
import type { Anchor } from "./editor-context.ts";

interface FloatingProps {
  at: Anchor;
  label: string;
  children: ReactNode;
  /** Closes the floating element and returns the focus to the text. */
  onClose(): void;
  /** Called when the focus has moved elsewhere. */
  onLeave(): void;
}

/** The distance in pixels from the anchor and from the window's edges. */
const gapPx = 4;
const marginPx = 8;

/**
 * A small overlay beside an offset in the text. It takes the focus when it opens, so that the next
 * keystroke does not change the text. Escape closes it.
 */
export function Floating({ at, label, children, onClose, onLeave }: FloatingProps) {
  const box = useRef<HTMLDivElement>(null);
  const { left, top, height } = at;
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { offsetWidth, offsetHeight } = element;
    const below = top + height + gapPx;
    const fitsBelow = below + offsetHeight + marginPx <= window.innerHeight;
    const most = window.innerWidth - offsetWidth - marginPx;
    element.style.left = `${Math.max(marginPx, Math.min(left, most))}px`;
    element.style.top = `${fitsBelow ? below : Math.max(marginPx, top - gapPx - offsetHeight)}px`;
    element.querySelector<HTMLElement>("input, button, [tabindex]")?.focus();
  }, [left, top, height]);
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  });
  const leave = useEffectEvent(({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof Node && !box.current?.contains(relatedTarget)) onLeave();
  });
  useEffect(() => {
    const element = box.current;
    const onKeyDown = (event: KeyboardEvent): void => press(event);
    const onFocusOut = (event: FocusEvent): void => leave(event);
    element?.addEventListener("keydown", onKeyDown);
    element?.addEventListener("focusout", onFocusOut);
    return () => {
      element?.removeEventListener("keydown", onKeyDown);
      element?.removeEventListener("focusout", onFocusOut);
    };
  }, []);
  return createPortal(
    <div ref={box} role="dialog" aria-label={label} className={styles.floating}>
      {children}
    </div>,
    document.body,
  );
}
