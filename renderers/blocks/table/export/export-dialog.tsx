import { Button, Modal, Progress } from "antd";
import { movable } from "../../../../src/ui/movable/movable.tsx";
import { useHost } from "../../../runtime/page/contexts.ts";

interface ExportDialogProps {
  title: string;
  /** The part that is done, in per cent; `null` where no export is running. */
  percent: number | null;
  onCancel(): void;
}

/** The progress of an export, which can be cancelled. */
export function ExportDialog({ title, percent, onCancel }: ExportDialogProps) {
  const { text } = useHost();
  return (
    <Modal
      open={percent !== null}
      title={title}
      onCancel={onCancel}
      mask={{ closable: false }}
      modalRender={movable}
      footer={<Button onClick={onCancel}>{text("common.cancel")}</Button>}
    >
      <Progress percent={percent ?? 0} aria-label={title} />
    </Modal>
  );
}
