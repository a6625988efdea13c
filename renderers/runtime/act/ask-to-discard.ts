import type { Popups } from "../../../src/ui/popups/popups.ts";
import type { PageHost } from "../page/host.ts";

/** Asks before what was entered is given up; `discard` is called if the person agrees. */
export function askToDiscard(
  { modal }: Pick<Popups, "modal">,
  { text }: Pick<PageHost, "text">,
  discard: () => void,
): void {
  modal.confirm({
    title: text("common.unsavedTitle"),
    content: text("common.unsavedQuestion"),
    okText: text("common.discard"),
    okButtonProps: { danger: true },
    cancelText: text("common.keepEditing"),
    onOk: discard,
  });
}
