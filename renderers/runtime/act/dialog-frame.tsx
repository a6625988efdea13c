import { Drawer } from "antd";
import type { ReactNode } from "react";
import { useFocusBack } from "../../../src/ui/give-focus-back.ts";
import { MovableModal } from "../../../src/ui/movable/movable-modal.tsx";
import type { OpenDialog } from "../page/page-store.ts";

interface FrameProps {
  title: string;
  /** Width in pixels. */
  width: number;
  onClose(): void;
  children: ReactNode;
}

/** The dialog or drawer around a block that is open over the page. */
export function DialogFrame({ as, ...props }: FrameProps & Pick<OpenDialog, "as">) {
  return as === "drawer" ? <PageDrawer {...props} /> : <MovableModal {...props} />;
}

function PageDrawer({ title, width, onClose, children }: FrameProps) {
  useFocusBack();
  return (
    <Drawer open title={title} size={width} onClose={onClose} destroyOnHidden>
      {children}
    </Drawer>
  );
}
