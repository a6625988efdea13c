import { UndoOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useWindowEvent } from "../../../src/ui/use-window-event.ts";
import styles from "./undo-toast.module.css";

/** Milliseconds for which undo is offered (decisions, what belongs to whom). */
const offeredForMs = 5_000;

interface UndoToastProps {
  /** The success text, or `null` where only a part was done. */
  said: string | null;
  label: string;
  /** Undoes the action; `giveWay` closes the toast before a question. */
  onUndo(giveWay: () => void): Promise<void>;
  onEnd(): void;
}

/**
 * A success toast with undo by button or Ctrl+Z. Its timer pauses while it is hovered or focused.
 */
export function UndoToast({ said, label, onUndo, onEnd }: UndoToastProps) {
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isPointedAt || isFocused;
  const [isRunning, setRunning] = useState(false);
  const hasRun = useRef(false);
  const cameFrom = useRef<HTMLElement | null>(null);
  const toast = useRef<HTMLSpanElement>(null);
  const hasEnded = useRef(false);
  const end = (): void => {
    if (hasEnded.current) return;
    hasEnded.current = true;
    // The focus is restored only if it is still in the toast.
    if (toast.current?.contains(document.activeElement)) cameFrom.current?.focus();
    onEnd();
  };
  const undo = (): void => {
    if (hasRun.current) return;
    hasRun.current = true;
    setRunning(true);
    void onUndo(end).finally(end);
  };
  const endNow = useEffectEvent(end);
  useUndoKey(undo);
  useEffect(() => {
    if (isHeld || isRunning) return undefined;
    const timer = setTimeout(() => endNow(), offeredForMs);
    return () => clearTimeout(timer);
  }, [isHeld, isRunning]);
  const onFocus = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof HTMLElement) cameFrom.current = relatedTarget;
    setFocused(true);
  };
  return (
    <span
      ref={toast}
      role="status"
      className={styles.toast}
      onMouseEnter={() => setPointedAt(true)}
      onMouseLeave={() => setPointedAt(false)}
      onFocus={onFocus}
      onBlur={() => setFocused(false)}
    >
      {said !== null && <span>{said}</span>}
      <Button
        type="link"
        size="small"
        icon={<UndoOutlined />}
        loading={isRunning}
        aria-keyshortcuts="Control+Z Meta+Z"
        onClick={undo}
      >
        {label}
      </Button>
    </span>
  );
}

/** Ctrl+Z undoes the action, except in text inputs. */
function useUndoKey(undo: () => void): void {
  useWindowEvent("keydown", (event) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === "z";
    if (!isUndo || isTyping(event.target)) return;
    event.preventDefault();
    undo();
  });
}

/** Whether the element is a text input with its own undo. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, [contenteditable]") !== null;
}
