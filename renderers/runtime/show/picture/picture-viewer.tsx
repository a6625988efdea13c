import { CloseOutlined } from "@ant-design/icons";
import { Image } from "antd";
import { useState } from "react";
import { useHost } from "../../page/contexts.ts";
import { PictureControls } from "./picture-controls.tsx";
import styles from "./picture-viewer.module.css";

/** The zoom step and limits (specification section 9). */
const zoom = { scaleStep: 0.1, minScale: 0.01, maxScale: 100 };

interface PictureViewerProps {
  address: string;
  name: string;
  /** Called after the viewer has closed and returned the focus. */
  onClosed(): void;
}

/** A picture over the whole window: zoomed, turned and moved by pointer, wheel, touch and keys. */
export function PictureViewer({ address, name, onClosed }: PictureViewerProps) {
  const { text } = useHost();
  const [isOpen, setOpen] = useState(true);
  return (
    <Image
      src={address}
      alt={name}
      classNames={{ root: styles.unseen, popup: { body: styles.body, mask: styles.mask } }}
      preview={{
        ...zoom,
        open: isOpen,
        onOpenChange: setOpen,
        afterOpenChange: (isShown) => {
          if (!isShown) onClosed();
        },
        closeIcon: <CloseOutlined aria-label={text("common.close")} />,
        actionsRender: (_buttons, { actions, transform }) => (
          <PictureControls {...actions} {...zoom} scale={transform.scale} />
        ),
      }}
    />
  );
}
