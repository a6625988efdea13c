import { UploadOutlined } from "@ant-design/icons";
import { Button, Form, Input } from "antd";
import { useId, useRef, useState } from "react";
import { useStudio } from "../studio-host.ts";
import { type ImportForm, isServiceName, proposedName } from "./import-form.ts";
import styles from "./services.module.css";

/** What the service takes at most, in characters. */
const longest = 8_000_000;

/** A longer text is not shown: nobody edits it here, and the browser would be slow. */
const longestShown = 200_000;

interface DocumentFieldsProps {
  form: ImportForm;
  isStored: boolean;
  onChange(part: Partial<ImportForm>): void;
}

/** The document, from a file or pasted, and the name that the service gets. */
export function DocumentFields({ form, isStored, onChange }: DocumentFieldsProps) {
  const { text } = useStudio();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  const take = (source: string, fileName: string | null): void => {
    const isTooLong = source.length > longest;
    setFault(isTooLong ? text("studio.services.tooLong") : null);
    if (isTooLong) return;
    const name = form.name || proposedName(source, fileName);
    onChange({ source: source.trim() === "" ? null : source, fileName, name });
  };
  const shown = form.source ?? "";
  const isShown = shown.length <= longestShown;
  const isNameWrong = form.name !== "" && !isServiceName(form.name);
  return (
    <Form layout="vertical" component="div" className={styles.stack}>
      <Form.Item
        label={text("service.source")}
        htmlFor={`${id}-source`}
        extra={text(isStored ? "studio.services.documentAgain" : "studio.services.documentHint")}
        validateStatus={fault ? "error" : undefined}
        help={fault}
      >
        <div className={styles.stack}>
          <div className={styles.actions}>
            <Button icon={<UploadOutlined />} onClick={() => input.current?.click()}>
              {text("studio.services.chooseFile")}
            </Button>
            {form.fileName && <span className={styles.quiet}>{form.fileName}</span>}
          </div>
          <input
            ref={input}
            className={styles.file}
            type="file"
            tabIndex={-1}
            accept=".json,application/json"
            aria-label={text("studio.services.chooseFile")}
            onChange={async ({ target }) => {
              const file = target.files?.[0];
              target.value = "";
              if (file) take(await file.text(), file.name);
            }}
          />
          {isShown && (
            <Input.TextArea
              id={`${id}-source`}
              autoSize={{ minRows: 4, maxRows: 12 }}
              spellCheck={false}
              placeholder={text("studio.services.paste")}
              value={shown}
              onChange={({ target }) => take(target.value, null)}
            />
          )}
        </div>
      </Form.Item>
      <Form.Item
        label={text("service.name")}
        htmlFor={`${id}-name`}
        extra={text("studio.services.nameHint")}
        validateStatus={isNameWrong ? "error" : undefined}
        help={isNameWrong ? text("studio.services.nameRule") : undefined}
      >
        <Input
          id={`${id}-name`}
          value={form.name}
          maxLength={32}
          disabled={isStored}
          spellCheck={false}
          onChange={({ target }) => onChange({ name: target.value.trim() })}
        />
      </Form.Item>
    </Form>
  );
}
