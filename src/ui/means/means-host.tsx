import { Modal, message as messages } from "antd";
import { useLayoutEffect } from "react";
import type { Means } from "./means.ts";

/** Draws the toasts and questions of a document, and tells what shows them. */
export function MeansHost({ attach }: { attach: (shown: Means) => void }) {
  const [message, toasts] = messages.useMessage();
  const [modal, questions] = Modal.useModal();
  useLayoutEffect(() => attach({ message, modal }), [attach, message, modal]);
  return (
    <>
      {questions}
      {toasts}
    </>
  );
}
