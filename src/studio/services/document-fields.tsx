import { UploadOutlined } from "@ant-design/icons";
import { Button, Form, Input } from "antd";
import { useId, useRef, useState } from "react";
import { isServiceName } from "../../catalogue/import/options.ts";
import { useStudio } from "../studio-host.ts";
import { TextField } from "../text-field.tsx";
import { type ImportForm, proposedName } from "./import-form.ts";
import styles from "./services.module.css";

/** Maximum characters of a document. */
const longest = 10_000_000;

/** Maximum characters of a document that is shown; a longer one would slow the browser down. */
const longestShown = 200_000;

interface DocumentFieldsProps {
  form: ImportForm;
  isStored: boolean;
  onChange(part: Partial<ImportForm>): void;
}

/** Inputs for a document, as a file or pasted text, and for the service's name. */
export function DocumentFields({ form, isStored, onChange }: DocumentFieldsProps) {
  const { text } = useStudio();
  const isNameWrong = form.name !== "" && !isServiceName(form.name);
  return (
    <Form layout="vertical" component="div" className={styles.stack}>
      <SourceField form={form} isStored={isStored} onChange={onChange} />
      <TextField
        label={text("service.name")}
        hint={text("studio.services.nameHint")}
        value={form.name}
        fault={isNameWrong ? text("studio.services.nameRule") : ""}
        maxLength={32}
        disabled={isStored}
        onChange={(name) => onChange({ name: name.trim() })}
      />
    </Form>
  );
}

function SourceField({ form, isStored, onChange }: DocumentFieldsProps) {
  const { text } = useStudio();
  const id = useId();
  const [fault, setFault] = useState<string | null>(null);
  const take = (source: string, fileName: string | null): void => {
    const isTooLong = source.length > longest;
    setFault(isTooLong ? text("studio.services.tooLong") : null);
    if (isTooLong) return;
    const name = form.name || proposedName(source, fileName);
    // A different file is a different document, so the choice is reset.
    const isOther = fileName !== null && !isStored;
    const only = isOther ? { only: null } : {};
    onChange({ source: source.trim() === "" ? null : source, fileName, name, ...only });
  };
  const shown = form.source ?? "";
  return (
    <Form.Item
      label={text("service.source")}
      htmlFor={id}
      extra={text(isStored ? "studio.services.documentAgain" : "studio.services.documentHint")}
      validateStatus={fault ? "error" : undefined}
      help={fault}
    >
      <div className={styles.stack}>
        <ChosenFile fileName={form.fileName} onTake={take} />
        {shown.length <= longestShown && (
          <Input.TextArea
            id={id}
            autoSize={{ minRows: 4, maxRows: 12 }}
            spellCheck={false}
            placeholder={text("studio.services.paste")}
            value={shown}
            onChange={({ target }) => take(target.value, null)}
          />
        )}
      </div>
    </Form.Item>
  );
}

interface ChosenFileProps {
  fileName: string | null;
  onTake(source: string, fileName: string): void;
}

function ChosenFile({ fileName, onTake }: ChosenFileProps) {
  const { text } = useStudio();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <div className={styles.actions}>
        <Button icon={<UploadOutlined />} onClick={() => input.current?.click()}>
          {text("upload.choose")}
        </Button>
        {fileName && <span className={styles.quiet}>{fileName}</span>}
      </div>
      <input
        ref={input}
        className={styles.file}
        type="file"
        tabIndex={-1}
        accept=".json,.yaml,.yml,application/json,application/yaml"
        aria-label={text("upload.choose")}
        onChange={async ({ target }) => {
          const file = target.files?.[0];
          target.value = "";
          if (file) onTake(await file.text(), file.name);
        }}
      />
    </>
  );
}
