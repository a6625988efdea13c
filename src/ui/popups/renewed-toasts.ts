import type { MessageArgsProps } from "antd";
import type { Key } from "react";
import type { Popups } from "./popups.ts";

type Messages = Popups["message"];

/** Seconds by which the times of toasts differ, too few to be noticed. */
const unnoticed = 0.000_001;

/**
 * Toasts of which one that is opened again under its key lasts its whole time anew. antd restarts
 * the time of a toast only where its duration changes, and closes a toast by its key even if it
 * has been opened again just then.
 */
export function renewedToasts(message: Messages): Messages {
  const latest = new Map<Key, number>();
  let count = 0;
  function open(toast: MessageArgsProps): void {
    const { key, duration } = toast;
    if (key === undefined || !duration) {
      message.open(toast);
      return;
    }
    const opening = ++count;
    latest.set(key, opening);
    message.open({
      ...toast,
      duration: duration + (opening % 1_000) * unnoticed,
      onClose() {
        const last = latest.get(key);
        if (last === opening) {
          latest.delete(key);
          toast.onClose?.();
        } else if (last !== undefined) open(toast);
      },
    });
  }
  return { ...message, open };
}
