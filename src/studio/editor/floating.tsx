import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import styles from "./code-editor.module.css";
import type { Anchor } from "./editor-context.ts";

interface FloatingProps {
  at: Anchor;
  label: string;
  children: ReactNode;
  /** Closes it; the focus goes back into the text. */
  onClose(): void;
  /** The focus has gone elsewhere. */
  onLeave(): void;
}

/** Distance from the place it belongs to, and from the window's edges, in pixels. */
const gap = 4;
const margin = 8;

/**
 * Something small beside a place of the text. It takes the focus with the very key that opens it:
 * what is pressed next never ends up in the text. Escape closes it.
 */
export function Floating({ at, label, children, onClose, onLeave }: FloatingProps) {
  const box = useRef<HTMLDivElement>(null);
  const { left, top, height } = at;
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { offsetWidth, offsetHeight } = element;
    const below = top + height + gap;
    const fitsBelow = below + offsetHeight + margin <= window.innerHeight;
    const most = window.innerWidth - offsetWidth - margin;
    element.style.left = `${Math.max(margin, Math.min(left, most))}px`;
    element.style.top = `${fitsBelow ? below : Math.max(margin, top - gap - offsetHeight)}px`;
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
