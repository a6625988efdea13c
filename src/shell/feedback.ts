import { createElement, Fragment } from "react";
import { toastKey } from "../../renderers/runtime/act/toast-key.ts";
import { lateView } from "../ui/late/late-view.ts";
import { errorSeconds, type Popups, successSeconds } from "../ui/popups/popups.ts";
import { text } from "./language/texts.ts";

/** Shows the application's messages to the user. */
export interface Feedback {
  success(message: string): void;
  error(message: string): void;
  warning(message: string): void;
  /** Shows a waiting message until the returned function is called; the user can cancel. */
  waiting(message: string, giveUp: () => void): () => void;
  /** Asks a question; resolves to whether the user agreed. */
  confirm(question: Question): Promise<boolean>;
}

/** The question that a user confirms before an action. */
export interface Question {
  title: string;
  content?: string;
  agree: string;
  isDangerous?: boolean;
}

const CancelButton = lateView(async () => (await import("./cancel-button.tsx")).CancelButton, {
  isDispensable: true,
});

/**
 * Creates the application's messages; a message that is already shown is renewed instead of
 * repeated.
 */
export function createFeedback({ message, modal }: Popups): Feedback {
  function toast(type: "success" | "error" | "warning", content: string, duration: number): void {
    message.open({ type, content, duration, key: toastKey(type, content) });
  }

  return {
    success: (said) => toast("success", said, successSeconds),
    error: (said) => toast("error", said, errorSeconds),
    warning: (said) => toast("warning", said, errorSeconds),
    waiting(said, giveUp) {
      const key = `waiting:${said}`;
      const cancel = createElement(CancelButton, { onClick: giveUp });
      const content = createElement(Fragment, null, said, cancel);
      message.open({ type: "loading", content, duration: 0, key });
      return () => message.destroy(key);
    },
    confirm: (question) =>
      new Promise((resolve) => {
        modal.confirm({
          title: question.title,
          content: question.content,
          okText: question.agree,
          cancelText: text("common.cancel"),
          okButtonProps: { danger: question.isDangerous },
          onOk: () => resolve(true),
          onCancel: () => resolve(false),
        });
      }),
  };
}
