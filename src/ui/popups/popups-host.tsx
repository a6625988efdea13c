import { type MessageArgsProps, Modal, message as messages } from "antd";
import { type Key, useLayoutEffect } from "react";
import { movable } from "../movable/movable.tsx";
import type { Popups } from "./popups.ts";

/** Draws the toasts and questions of a document, and reports the functions that show them. */
export function PopupsHost({ attach }: { attach: (shown: Popups) => void }) {
  const [message, toasts] = messages.useMessage();
  const [modal, questions] = Modal.useModal();
  useLayoutEffect(
    () => attach({ message: renewedToasts(message), modal: movableQuestions(modal) }),
    [attach, message, modal],
  );
  return (
    <>
      {questions}
      {toasts}
    </>
  );
}

/** Questions that people can drag away from what they ask about (specification section 2). */
function movableQuestions({ confirm, info }: Popups["modal"]): Popups["modal"] {
  return {
    confirm: (question) => confirm({ modalRender: movable, ...question }),
    info: (question) => info({ modalRender: movable, ...question }),
  };
}

type Messages = Popups["message"];

/** Seconds by which the times of toasts differ, too few to be noticed. */
const unnoticed = 0.000_001;

/**
 * Toasts of which one that is opened again under its key lasts its whole time anew. antd restarts
 * the time of a toast only where its duration changes, and closes a toast by its key even if it
 * has been opened again just then.
 */
function renewedToasts(message: Messages): Messages {
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
