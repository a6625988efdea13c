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
  // The field's label names the button that carries its id; what it does must be heard as well.
  const named = (key: string) => {
    const children = host.text(key);
    return { ...control, children, "aria-label": `${props.label}: ${children}` };
  };
  if (preview) {
    return (
      <div className={styles.done}>
        {preview}
        <Button {...named("common.delete")} icon={<DeleteOutlined />} onClick={remove} />
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
        <Button {...named("upload.choose")} icon={<UploadOutlined />} loading={progress !== null} />
      </Upload>
      {progress !== null && <Progress percent={progress} size="small" />}
    </div>
  );
}

/** How long an error is shown (specification section 9). */
const errorSeconds = 5;

/** Uploads through the operation that the catalogue names for the field. */
function useUpload({ schema, name, onChange }: WidgetViewProps) {
  const host = useHost();
  const { message } = App.useApp();
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
          quiet: true,
          onUploadProgress: (fraction) => setProgress(Math.round(fraction * 100)),
        },
      );
      const url = pointTo(result.data, "/url");
      if (typeof url === "string") onChange(url);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      // What is wrong with the file says more than that something is.
      void message.error(error.errors[0]?.message ?? error.message, errorSeconds);
    } finally {
      setProgress(null);
    }
  };
  return { progress, upload };
}
