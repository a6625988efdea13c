import { createElement, Fragment, lazy, Suspense } from "react";
import { toastKey } from "../../renderers/runtime/act/toast-key.ts";
import { movable } from "../ui/movable.tsx";
import type { Popups } from "../ui/popups/popups.ts";
import { text } from "./language/texts.ts";

/**
 * Shows the application's messages to the user; messages sent before the first drawing are kept
 * until then.
 */
export interface Feedback {
  success(message: string): void;
  error(message: string): void;
  warning(message: string): void;
  /** Shows a waiting message until the returned function is called; the user can cancel. */
  waiting(message: string, giveUp: () => void): () => void;
  /** Asks a question; resolves to whether the user agreed. */
  confirm(question: Question): Promise<boolean>;
  /** Provides the toasts and questions of the document once they are there. */
  attach(popups: Popups): void;
}

/** The question that a user confirms before an action. */
export interface Question {
  title: string;
  content?: string;
  agree: string;
  isDangerous?: boolean;
}

const CancelButton = lazy(async () => ({
  default: (await import("./cancel-button.tsx")).CancelButton,
}));

/** Seconds a toast lasts (specification section 9). */
const successSeconds = 2;
const errorSeconds = 5;

/**
 * Creates the application's messages; a message that is already shown is renewed instead of
 * repeated.
 */
export function createFeedback(): Feedback {
  let popups: Popups | null = null;
  let waiting: ((popups: Popups) => void)[] = [];

  function use(show: (popups: Popups) => void): void {
    if (popups) show(popups);
    else waiting.push(show);
  }

  function toast(type: "success" | "error" | "warning", content: string, duration: number): void {
    use(({ message }) => message.open({ type, content, duration, key: toastKey(type, content) }));
  }

  return {
    success: (message) => toast("success", message, successSeconds),
    error: (message) => toast("error", message, errorSeconds),
    warning: (message) => toast("warning", message, errorSeconds),
    waiting(message, giveUp) {
      const key = `waiting:${message}`;
      const cancel = createElement(CancelButton, { onClick: giveUp });
      const content = createElement(Fragment, null, message, createElement(Suspense, null, cancel));
      use((shown) => shown.message.open({ type: "loading", content, duration: 0, key }));
      return () => use((shown) => shown.message.destroy(key));
    },
    confirm: (question) =>
      new Promise((resolve) => {
        use(({ modal }) => {
          modal.confirm({
            title: question.title,
            content: question.content,
            okText: question.agree,
            cancelText: text("shell.cancel"),
            okButtonProps: { danger: question.isDangerous },
            modalRender: movable,
            autoFocusButton: question.isDangerous ? "cancel" : "ok",
            onOk: () => resolve(true),
            onCancel: () => resolve(false),
          });
        });
      }),
    attach(given) {
      popups = given;
      for (const show of waiting) show(given);
      waiting = [];
    },
  };
}
