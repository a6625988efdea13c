import { Button } from "antd";
import { Notice } from "../../../src/ui/notice.tsx";
import { useHost } from "../page/contexts.ts";

/** Reports a restored unsaved draft, with a button to discard it. */
export function DraftNotice({ onDiscard }: { onDiscard(): void }) {
  const { text } = useHost();
  return (
    <Notice
      tone="info"
      actions={
        <Button size="small" type="text" onClick={onDiscard}>
          {text("common.discard")}
        </Button>
      }
    >
      {text("draft.restored")}
    </Notice>
  );
}
