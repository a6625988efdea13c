import { DeleteOutlined, LoadingOutlined, StopOutlined, UploadOutlined } from "@ant-design/icons";
import { Button, type ButtonProps, Progress } from "antd";
import { type ReactNode, useRef, useState } from "react";
import type { UploadPlan } from "../../../src/language/plan/upload.ts";
import { errorSeconds, usePopups } from "../../../src/ui/popups/popups.ts";
import { controlProps } from "../choose/control-props.ts";
import type { WidgetViewProps } from "../choose/widget-view.ts";
import { useHost } from "../page/contexts.ts";
import { limitText, refusalOf } from "./file-check.ts";
import { FileInput } from "./file-input.tsx";
import styles from "./upload-field.module.css";
import { useFileIntake } from "./use-file-intake.ts";
import { type Upload, useUpload } from "./use-upload.ts";

interface UploadFieldProps extends WidgetViewProps {
  /** The default upload operation. */
  operation: string;
  /** The uploaded file's preview, or a placeholder. */
  preview: ReactNode;
  /** The caption of the file; receives its name after an upload. */
  caption?(fileName: string | null): ReactNode;
}

/**
 * One uploaded file (specification section 2) with its address as value. A second file is refused,
 * a deletion asks first (section 8), and a failure keeps the form.
 */
export function UploadField({ operation, preview, caption, ...props }: UploadFieldProps) {
  const host = useHost();
  const { id, label, name, value, onChange, options } = props;
  const limits = options.input?.upload ?? { operation, accept: null, maxBytes: null };
  const { status: _status, disabled, ...control } = controlProps(props);
  const isDone = typeof value === "string" && value !== "";
  const [fileName, setFileName] = useState<string | null>(null);
  const upload = useUpload(limits.operation, name, (address, file) => {
    setFileName(file.name);
    onChange(address);
  });
  const take = useTake(upload, isDone, limits);
  const intake = useFileIntake(disabled, take);
  const input = useRef<HTMLInputElement>(null);
  const remove = useRemoval(() => onChange(undefined));
  const isUploading = upload.state.status === "uploading";
  const stage = isUploading ? "uploading" : isDone ? "done" : "empty";
  return (
    <fieldset
      aria-label={label}
      // Once a file exists, the label focuses this element instead of the button.
      {...(stage === "empty" ? {} : { id, tabIndex: -1 })}
      className={intake.isOver ? `${styles.field} ${styles.over}` : styles.field}
      {...intake.handlers}
    >
      <div className={styles.preview}>
        {preview}
        {isUploading && <LoadingOutlined aria-hidden className={styles.spinner} />}
      </div>
      <div className={styles.words}>
        {stage === "done" && caption?.(fileName)}
        <Uploading upload={upload} />
        <div className={styles.buttons}>
          <UploadButton
            {...control}
            id={stage === "empty" ? id : undefined}
            label={label}
            stage={stage}
            disabled={disabled}
            onChoose={() => input.current?.click()}
            onCancel={upload.cancel}
            onDelete={remove}
          />
          <Retry upload={upload} />
          {stage === "empty" && (
            <span className={styles.hint}>
              {host.text(intake.isOver ? "upload.release" : "upload.drop")}
            </span>
          )}
        </div>
        {stage === "empty" && <span className={styles.hint}>{limitText(limits, host)}</span>}
        <Fault upload={upload} />
      </div>
      <FileInput ref={input} accept={limits.accept} take={take} />
    </fieldset>
  );
}

/** The file being uploaded and its progress. */
function Uploading({ upload: { state } }: { upload: Upload }) {
  const { text } = useHost();
  if (state.status !== "uploading") return null;
  const what = text("upload.uploading", { file: state.file.name });
  return (
    <>
      <span role="status" className={styles.name}>
        {what}
      </span>
      <Progress percent={state.percent} size="small" status="active" aria-label={what} />
    </>
  );
}

/** Why there is no file: it was refused or failed to upload. */
function Fault({ upload: { state } }: { upload: Upload }) {
  const { text } = useHost();
  if (state.status !== "refused" && state.status !== "failed") return null;
  const message =
    state.status === "refused"
      ? state.reason
      : text("upload.failed", { file: state.file.name, reason: state.reason });
  return (
    <span role="alert" className={styles.fault}>
      {message}
    </span>
  );
}

function Retry({ upload: { state, start } }: { upload: Upload }) {
  const { text } = useHost();
  if (state.status !== "failed") return null;
  return <Button onClick={() => start(state.file)}>{text("common.retry")}</Button>;
}

/** Takes the one file that was chosen, dropped or pasted, unless it must be refused. */
function useTake(
  upload: Upload,
  isDone: boolean,
  limits: Pick<UploadPlan, "accept" | "maxBytes">,
): (files: readonly File[]) => void {
  const host = useHost();
  const { message } = usePopups();
  return ([file, ...others]) => {
    if (!file) return;
    if (others.length > 0 || isDone || upload.state.status === "uploading") {
      const content = host.text("upload.onlyOne");
      message.open({ type: "error", content, duration: errorSeconds, key: content });
      return;
    }
    const refusal = refusalOf(file, limits, host);
    if (refusal === null) upload.start(file);
    else upload.refuse(refusal);
  };
}

/** Asks before the file is deleted: titled as a hint, drawn as a warning (section 8). */
function useRemoval(onRemove: () => void): () => void {
  const { text } = useHost();
  const { modal } = usePopups();
  return () => {
    modal.confirm({
      type: "warning",
      title: text("upload.hint"),
      content: text("upload.deleteQuestion"),
      okText: text("common.delete"),
      okButtonProps: { danger: true },
      cancelText: text("common.cancel"),
      onOk: onRemove,
    });
  };
}

interface UploadButtonProps extends Omit<ButtonProps, "onChange"> {
  label: string;
  stage: "empty" | "uploading" | "done";
  onChoose(): void;
  onCancel(): void;
  onDelete(): void;
}

/**
 * The button of an upload. One element serves for choosing, cancelling and deleting, so that it
 * keeps the keyboard focus; its name states the field and the action.
 */
function UploadButton(props: UploadButtonProps) {
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
    <Button
      {...button}
      aria-label={text("common.named", { name: label, value: name })}
      icon={icon}
      onClick={act}
    >
      {name}
    </Button>
  );
}
