import { DeleteOutlined, UploadOutlined } from "@ant-design/icons";
import { App, Button, Progress, Upload } from "antd";
import { type ReactNode, useState } from "react";
import { pointTo } from "../../src/catalogue/pointer.ts";
import { CallError } from "../../src/wire/wire.ts";
import { useHost } from "./contexts.ts";
import { controlProps } from "./control-props.ts";
import styles from "./upload-field.module.css";
import type { WidgetViewProps } from "./widget-view.ts";

interface UploadFieldProps extends WidgetViewProps {
  /** The media types that the file dialog offers. */
  accept?: string;
  /** The uploaded file as it is shown, or nothing while there is none. */
  preview: ReactNode;
}

/** One file: uploaded at once, its address the value; deleted after a question (section 8). */
export function UploadField({ accept, preview, ...props }: UploadFieldProps) {
  const host = useHost();
  const { modal } = App.useApp();
  const { progress, upload } = useUpload(props);
  const { status: _status, autoFocus: _autoFocus, ...control } = controlProps(props);
  const remove = (): void => {
    modal.confirm({
      title: host.text("upload.hint"),
      content: host.text("upload.deleteQuestion"),
      okText: host.text("common.delete"),
      okButtonProps: { danger: true },
      cancelText: host.text("common.cancel"),
      onOk: () => props.onChange(undefined),
    });
  };
  if (preview) {
    return (
      <div className={styles.done}>
        {preview}
        <Button {...control} icon={<DeleteOutlined />} onClick={remove}>
          {host.text("common.delete")}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.done}>
      <Upload
        accept={accept}
        maxCount={1}
        showUploadList={false}
        disabled={control.disabled || progress !== null}
        beforeUpload={(file) => {
          void upload(file);
          return false;
        }}
      >
        <Button {...control} icon={<UploadOutlined />} loading={progress !== null}>
          {host.text("upload.choose")}
        </Button>
      </Upload>
      {progress !== null && <Progress percent={progress} size="small" />}
    </div>
  );
}

/** Uploads through the operation that the catalogue names for the field. */
function useUpload({ schema, name, onChange }: WidgetViewProps) {
  const host = useHost();
  const [progress, setProgress] = useState<number | null>(null);
  const operation = schema["x-upload"] ?? "upload.anyFile";
  const upload = async (file: File): Promise<void> => {
    setProgress(0);
    try {
      const result = await host.wire.call(
        operation,
        { file, witchField: name },
        {
          loading: "no",
          onUploadProgress: (fraction) => setProgress(Math.round(fraction * 100)),
        },
      );
      const url = pointTo(result.data, "/url");
      if (typeof url === "string") onChange(url);
    } catch (error) {
      // The wire has shown the message already.
      if (!(error instanceof CallError)) throw error;
    } finally {
      setProgress(null);
    }
  };
  return { progress, upload };
}
