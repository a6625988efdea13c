import { DeleteOutlined, StopOutlined, UploadOutlined } from "@ant-design/icons";
import { Button, type ButtonProps } from "antd";
import { useHost } from "../page/contexts.ts";

interface UploadButtonProps extends Omit<ButtonProps, "onChange"> {
  /** The label of the field. */
  label: string;
  stage: "empty" | "uploading" | "done";
  onChoose(): void;
  onCancel(): void;
  onDelete(): void;
}

/**
 * The button of an upload. It is the same one from choosing by cancelling to deleting, so that
 * whoever works by keyboard keeps the focus; its name says the field and what it does now.
 */
export function UploadButton(props: UploadButtonProps) {
  const { label, stage, onChoose, onCancel, onDelete, ...button } = props;
  const { text } = useHost();
  const uses = {
    empty: { key: "upload.choose", icon: <UploadOutlined aria-hidden />, act: onChoose },
    uploading: { key: "common.cancel", icon: <StopOutlined aria-hidden />, act: onCancel },
    done: { key: "common.delete", icon: <DeleteOutlined aria-hidden />, act: onDelete },
  };
  const { key, icon, act } = uses[stage];
  const name = text(key);
  return (
    <Button {...button} aria-label={`${label}: ${name}`} icon={icon} onClick={act}>
      {name}
    </Button>
  );
}
