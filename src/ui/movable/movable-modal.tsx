import { Modal } from "antd";
import { type ReactNode, useEffect, useRef } from "react";
import { useFocusBack } from "../give-focus-back.ts";
import { useIsNarrow } from "../use-media.ts";
import { movable } from "./movable.tsx";
import styles from "./movable-modal.module.css";

interface MovableModalProps {
  title: string;
  /** The dialog's width in pixels; on a phone it fills the screen instead. */
  width: number;
  onClose(): void;
  /** Called once the dialog is seen; until then nothing in it takes the focus. */
  onOpened?(): void;
  children: ReactNode;
}

/**
 * The dialog of pages and shell. It is dragged by its header, stays inside the viewport and scrolls
 * its content; on a phone it fills the screen (specification section 2). It opens at antd's default
 * position.
 */
export function MovableModal(props: MovableModalProps) {
  const { title, width, onClose, onOpened, children } = props;
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
      afterOpenChange={(isOpen) => isOpen && onOpened?.()}
      footer={null}
      destroyOnHidden
    >
      <Content>{children}</Content>
    </Modal>
  );
}

/**
 * Focuses the dialog itself while it has no field yet. antd would focus its close button, which a
 * space in what somebody begins to type would press.
 */
function Content({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dialog = content.current?.closest<HTMLElement>('[role="dialog"]');
    if (!dialog?.contains(document.activeElement)) dialog?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={styles.content} ref={content}>
      {children}
    </div>
  );
}
