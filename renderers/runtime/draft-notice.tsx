import { Button } from "antd";
import { useHost } from "./contexts.ts";
import { Notice } from "./notice.tsx";

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
