import { Modal, message as messages } from "antd";
import { useLayoutEffect } from "react";
import { movable } from "../movable/movable.tsx";
import type { Popups } from "./popups.ts";
import { renewedToasts } from "./renewed-toasts.ts";

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
