import { Modal, message as messages } from "antd";
import { useLayoutEffect } from "react";
import type { Popups } from "./popups.ts";
import { renewedToasts } from "./renewed-toasts.ts";

/** Draws the toasts and questions of a document, and reports the functions that show them. */
export function PopupsHost({ attach }: { attach: (shown: Popups) => void }) {
  const [message, toasts] = messages.useMessage();
  const [modal, questions] = Modal.useModal();
  useLayoutEffect(
    () => attach({ message: renewedToasts(message), modal }),
    [attach, message, modal],
  );
  return (
    <>
      {questions}
      {toasts}
    </>
  );
}
