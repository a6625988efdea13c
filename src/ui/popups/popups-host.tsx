import { type MessageArgsProps, Modal, type ModalFuncProps, message as messages } from "antd";
import { type Key, useLayoutEffect } from "react";
import { movable } from "../movable/movable.tsx";
import type { Popups } from "./popups.ts";

interface PopupsHostProps {
  attach: (shown: Popups) => void;
  /**
   * Takes a function that takes every toast away and answers every open question with no; returns
   * one that stops this.
   */
  clearing?: (clear: () => void) => () => void;
}

/** Draws the toasts and questions of a document, and reports the functions that show them. */
export function PopupsHost({ attach, clearing }: PopupsHostProps) {
  const [message, toasts] = messages.useMessage({ top: "var(--sw-toast-top, 8px)" });
  const [modal, questions] = Modal.useModal();
  useLayoutEffect(() => {
    const { refuse, ...asked } = trackedQuestions(modal);
    attach({ message: renewedToasts(message), modal: asked });
    // Back leaves the page that asks; on a phone it is how people say no.
    const leave = () => refuse(({ keyboard }) => keyboard !== false);
    window.addEventListener("popstate", leave);
    const end = clearing?.(() => {
      message.destroy();
      refuse(() => true);
    });
    return () => {
      window.removeEventListener("popstate", leave);
      end?.();
    };
  }, [attach, clearing, message, modal]);
  return (
    <>
      {questions}
      {toasts}
    </>
  );
}

/**
 * Questions that people can drag away from what they ask about (specification section 2), and that
 * can be answered with no without being asked any more.
 */
function trackedQuestions({ confirm, info }: Popups["modal"]) {
  /** The present state of each open question, by what answers it with no. */
  const opened = new Map<() => void, ModalFuncProps>();
  const asking = (open: typeof confirm) => (question: ModalFuncProps) => {
    const refuseIt = () => {
      opened.delete(refuseIt);
      asked.destroy();
      question.onCancel?.();
    };
    const afterClose = () => {
      opened.delete(refuseIt);
      question.afterClose?.();
    };
    const asked = open({ modalRender: movable, ...question, afterClose });
    opened.set(refuseIt, question);
    const update = (changed: ModalFuncProps) => {
      if (opened.has(refuseIt)) opened.set(refuseIt, { ...opened.get(refuseIt), ...changed });
      asked.update(changed);
    };
    return { update, destroy: asked.destroy };
  };
  const refuse = (isRefused: (question: ModalFuncProps) => boolean) => {
    for (const [refuseIt, question] of opened) if (isRefused(question)) refuseIt();
  };
  return { confirm: asking(confirm), info: asking(info), refuse };
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
