import { Drawer } from "antd";
import { type ReactNode, useContext } from "react";
import { useStore } from "zustand";
import type { BlockPlan } from "../../../src/language/block.ts";
import { isFilled } from "../../../src/language/plan/filled-text.ts";
import { useFocusBack } from "../../../src/ui/give-focus-back.ts";
import { movable } from "../../../src/ui/movable.tsx";
import { MovableModal } from "../../../src/ui/movable-modal.tsx";
import { usePopups } from "../../../src/ui/popups/popups.ts";
import { BlockView } from "../page/block-view.tsx";
import { BlockFrameContext, LocalsContext, useHost, usePageStore } from "../page/contexts.ts";
import { closeDialog, isWithin, type OpenDialog } from "../page/page-store.ts";
import { useSaid } from "../page/use-scope.ts";
import { BlocksContext } from "../page/views.ts";
import { AnswerNotice } from "../read/answer-notice.tsx";
import { isSaving } from "./saves.ts";

/** The open dialogs and drawers of a page, last on top; they follow newer plans. */
export function DialogStack() {
  const blocks = useContext(BlocksContext);
  const dialogs = useStore(usePageStore(), (state) => state.dialogs);
  return dialogs.map((dialog) => (
    <Dialog key={dialog.key} dialog={dialog} plan={blocks[dialog.plan.id] ?? dialog.plan} />
  ));
}

function Dialog({ dialog, plan }: { dialog: OpenDialog; plan: BlockPlan }) {
  const store = usePageStore();
  const close = useAskedClose(dialog);
  const width = dialog.width ?? plan.dialogWidthPx;
  const said = useSaid(plan.title ?? "", dialog.locals);
  // A title with values already names the record.
  const isFull = plan.title !== null && isFilled(plan.title);
  const title = isFull ? said : [said, dialog.subject].filter(Boolean).join(" · ");
  const frame = {
    isDialog: true,
    title,
    done: () => closeDialog(store, dialog.key),
    cancel: close,
    isKept: () => store.getState().dialogs.some(({ key }) => key === dialog.key),
  };
  const body = (
    <LocalsContext value={dialog.locals}>
      <BlockFrameContext value={frame}>
        <AnswerNotice dialog={dialog.key} />
        <BlockView plan={plan} />
      </BlockFrameContext>
    </LocalsContext>
  );
  if (dialog.as === "drawer") {
    return (
      <PageDrawer title={title} width={width} onClose={close}>
        {body}
      </PageDrawer>
    );
  }
  return (
    <MovableModal title={title} width={width} onClose={close}>
      {body}
    </MovableModal>
  );
}

interface PageDrawerProps {
  title: string;
  /** Width in pixels. */
  width: number;
  onClose(): void;
  children: ReactNode;
}

function PageDrawer({ title, width, onClose, children }: PageDrawerProps) {
  useFocusBack();
  return (
    <Drawer open title={title} size={width} onClose={onClose} destroyOnHidden>
      {children}
    </Drawer>
  );
}

/**
 * Closes a dialog, after a question if changes would be lost; during a save it waits for the
 * result.
 */
function useAskedClose(dialog: OpenDialog): () => void {
  const store = usePageStore();
  const host = useHost();
  const { modal } = usePopups();
  return () => {
    if (isSaving()) return;
    const isUnsaved = [...store.getState().unsaved].some((id) => isWithin(id, dialog.plan.id));
    if (!isUnsaved) {
      closeDialog(store, dialog.key);
      return;
    }
    modal.confirm({
      title: host.text("common.unsavedTitle"),
      content: host.text("common.unsavedQuestion"),
      okText: host.text("common.discard"),
      okButtonProps: { danger: true },
      cancelText: host.text("common.keepEditing"),
      autoFocusButton: "cancel",
      modalRender: movable,
      onOk: () => closeDialog(store, dialog.key),
    });
  };
}
