import { Button } from "antd";
import { Notice } from "../../../src/ui/notice.tsx";
import { useHost } from "../page/contexts.ts";

/** Says that what was typed before is there again and not saved, with the way to give it up. */
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
