import { Button, Flex, Modal, Progress, Spin } from "antd";
import { movable } from "../../../../src/ui/movable/movable.tsx";
import { useHost } from "../../../runtime/page/contexts.ts";
import { sizeText } from "../../../runtime/show/size-text.ts";

interface ExportDialogProps {
  title: string;
  /** The part that is done, in per cent; `null` where no export is running. */
  percent: number | null;
  /** The bytes received, where the service makes the file and its size is unknown. */
  received: number | null;
  onCancel(): void;
}

/** The progress of an export, which can be cancelled. */
export function ExportDialog({ title, percent, received, onCancel }: ExportDialogProps) {
  const { text, language } = useHost();
  return (
    <Modal
      open={percent !== null}
      title={title}
      onCancel={onCancel}
      mask={{ closable: false }}
      modalRender={movable}
      footer={<Button onClick={onCancel}>{text("common.cancel")}</Button>}
    >
      {received === null ? (
        <Progress percent={percent ?? 0} aria-label={title} />
      ) : (
        <Flex gap="middle" align="center">
          <Spin aria-hidden />
          <span role="status">
            {received === 0
              ? text("table.fileAwaited")
              : text("table.fileReceived", { size: sizeText(received, language) })}
          </span>
        </Flex>
      )}
    </Modal>
  );
}
