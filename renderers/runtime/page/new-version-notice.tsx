import { Button } from "antd";
import { Notice } from "../../../src/ui/notice.tsx";
import { useHost } from "./contexts.ts";

interface NewVersionNoticeProps {
  /** Takes away the news that the page is a new version; `null` where there is none. */
  onNoted: (() => void) | null;
  /** Has the new version drawn; `null` where it is. */
  onFollow: (() => void) | null;
}

/** Says that the page is a new version, or that one waits until what is typed is saved. */
export function NewVersionNotice({ onNoted, onFollow }: NewVersionNoticeProps) {
  const { text } = useHost();
  if (onFollow) {
    const load = (
      <Button size="small" onClick={onFollow}>
        {text("newVersion.load")}
      </Button>
    );
    return (
      <Notice tone="warning" actions={load}>
        {text("newVersion.waiting")}
      </Notice>
    );
  }
  if (!onNoted) return null;
  const close = (
    <Button size="small" type="text" onClick={onNoted}>
      {text("common.close")}
    </Button>
  );
  return (
    <Notice tone="info" actions={close}>
      {text("newVersion.loaded")}
    </Notice>
  );
}
