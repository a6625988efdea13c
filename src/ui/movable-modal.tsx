import { Modal } from "antd";
import type { ReactNode } from "react";
import { useFocusBack } from "./give-focus-back.ts";
import { movable } from "./movable.tsx";
import styles from "./movable-modal.module.css";
import { useIsNarrow } from "./use-media.ts";

interface MovableModalProps {
  title: string;
  /** In pixels; a phone's screen is filled whatever it says. */
  width: number;
  onClose(): void;
  children: ReactNode;
}

/**
 * The dialog of pages and shell: dragged by its header, inside the viewport, scrolled within; on a
 * phone it fills the screen (specification section 2). It opens where dialogs stand by default.
 */
export function MovableModal({ title, width, onClose, children }: MovableModalProps) {
  const isNarrow = useIsNarrow();
  useFocusBack();
  return (
    <Modal
      open
      title={title}
      width={isNarrow ? "100%" : width}
      className={isNarrow ? styles.filling : styles.standing}
      classNames={{ container: styles.container, header: styles.header, body: styles.body }}
      modalRender={movable}
      onCancel={onClose}
      footer={null}
      destroyOnHidden
    >
      {children}
    </Modal>
  );
}
