import { useContext } from "react";
import { useStore } from "zustand";
import type { BlockPlan } from "../../../src/language/block.ts";
import { isFilled } from "../../../src/language/plan/filled-text.ts";
import { late, useLate } from "../../../src/ui/late/late.ts";
import { lostPartText } from "../../../src/ui/late/line.ts";
import { usePopups } from "../../../src/ui/popups/popups.ts";
import { BlockView } from "../page/block-view.tsx";
import { BlockFrameContext, LocalsContext, useHost, usePageStore } from "../page/contexts.ts";
import { closeDialog, isWithin, type OpenDialog, type PageStore } from "../page/page-store.ts";
import { useSaid } from "../page/use-scope.ts";
import { BlocksContext } from "../page/views.ts";
import { AnswerNotice } from "../read/answer-notice.tsx";
import { askToDiscard } from "./ask-to-discard.ts";
import { isSaving } from "./saves.ts";

const dialogFrame = late(async () => (await import("./dialog-frame.tsx")).DialogFrame);

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
  const { message } = usePopups();
  const { text } = useHost();
  const DialogFrame = useLate(dialogFrame, () => {
    message.error(text(lostPartText()));
    closeDialog(store, dialog.key);
  });
  const width = dialog.width ?? plan.dialogWidthPx;
  const said = useSaid(plan.title ?? "", dialog.locals);
  // A title with values already names the record.
  const isFull = plan.title !== null && isFilled(plan.title);
  const title = isFull ? said : [said, dialog.subject].filter(Boolean).join(" · ");
  const frame = {
    isDialog: true,
    title,
    subject: dialog.subject,
    done: () => closeDialog(store, dialog.key),
    staysAfter: (place: string) => unsavedIn(store, dialog).some((id) => !isWithin(id, place)),
    cancel: close,
    isKept: () => store.getState().dialogs.some(({ key }) => key === dialog.key),
  };
  if (!DialogFrame) return null;
  return (
    <DialogFrame as={dialog.as} title={title} width={width} onClose={close}>
      <LocalsContext value={dialog.locals}>
        <BlockFrameContext value={frame}>
          <AnswerNotice dialog={dialog.key} />
          <BlockView plan={plan} />
        </BlockFrameContext>
      </LocalsContext>
    </DialogFrame>
  );
}

/** The places of the blocks in a dialog that have unsaved changes. */
const unsavedIn = (store: PageStore, { plan }: OpenDialog): string[] =>
  [...store.getState().unsaved].filter((id) => isWithin(id, plan.id));

/**
 * Closes a dialog, after a question if changes would be lost; during a save it waits for the
 * result.
 */
function useAskedClose(dialog: OpenDialog): () => void {
  const store = usePageStore();
  const host = useHost();
  const popups = usePopups();
  return () => {
    if (isSaving()) return;
    if (unsavedIn(store, dialog).length === 0) {
      closeDialog(store, dialog.key);
      return;
    }
    askToDiscard(popups, host, () => closeDialog(store, dialog.key));
  };
}
