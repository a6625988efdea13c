import { DeleteOutlined, PaperClipOutlined, UploadOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useRef, useState } from "react";
import { typesOf } from "../../../src/catalogue/schema/json-schema.ts";
import { fileLimitsOf } from "../../../src/language/file-types.ts";
import { controlProps } from "../../runtime/choose/control-props.ts";
import type { WidgetViewProps } from "../../runtime/choose/widget-view.ts";
import { useHost } from "../../runtime/page/contexts.ts";
import { limitText, refusalOf } from "../../runtime/upload/file-check.ts";
import { FileInput } from "../../runtime/upload/file-input.tsx";
import { heldFile, holdFile } from "../../runtime/upload/held-files.ts";
import styles from "../../runtime/upload/upload-field.module.css";
import { useFileIntake } from "../../runtime/upload/use-file-intake.ts";

/** A chosen file with its placeholder text in the form. */
interface Held {
  token: string;
  name: string;
}

/**
 * Enters one or several files that are sent with the form; they are chosen, dropped or pasted, and
 * kept until then.
 */
export function Widget(props: WidgetViewProps) {
  const host = useHost();
  const { id, label } = props;
  // A button cannot be `aria-required`; the field states it.
  const { status: _status, "aria-required": _required, disabled, ...control } = controlProps(props);
  const { files, isMany, limits, refusal, take, remove } = useChosen(props);
  const intake = useFileIntake(disabled, take);
  const input = useRef<HTMLInputElement>(null);
  const choose = host.text("upload.choose");
  return (
    <fieldset
      aria-label={label}
      className={intake.isOver ? `${styles.field} ${styles.over}` : styles.field}
      {...intake.handlers}
    >
      <div className={styles.words}>
        {files.map(({ token, name }) => (
          <ChosenFile
            key={token}
            name={name}
            isDisabled={disabled}
            onRemove={() => remove(token)}
          />
        ))}
        <div className={styles.buttons}>
          <Button
            {...control}
            id={id}
            disabled={disabled}
            aria-label={`${label}: ${choose}`}
            icon={<UploadOutlined aria-hidden />}
            onClick={() => input.current?.click()}
          >
            {choose}
          </Button>
          <span className={styles.hint}>
            {host.text(intake.isOver ? "upload.release" : "upload.drop")}
          </span>
        </div>
        <span className={styles.hint}>{limitText(limits, host)}</span>
        {refusal !== null && (
          <span role="alert" className={styles.fault}>
            {refusal}
          </span>
        )}
      </div>
      <FileInput ref={input} accept={limits.accept} multiple={isMany} take={take} />
    </fieldset>
  );
}

/** The chosen files, and the reason why a further file was rejected. */
function useChosen({ schema, value, onChange }: WidgetViewProps) {
  const host = useHost();
  const [refusal, setRefusal] = useState<string | null>(null);
  const isMany = typesOf(schema).includes("array");
  const limits = fileLimitsOf(isMany ? (schema.items ?? {}) : schema);
  const files = [value].flat().flatMap((token): Held[] => {
    const file = heldFile(token);
    return file ? [{ token: String(token), name: file.name }] : [];
  });
  const keep = (kept: readonly string[]) => {
    setRefusal(null);
    onChange(isMany && kept.length > 0 ? kept : kept[0]);
  };
  const tokens = files.map(({ token }) => token);
  return {
    files,
    isMany,
    limits,
    refusal,
    remove: (token: string) => keep(tokens.filter((other) => other !== token)),
    take(given: readonly File[]): void {
      const refused = given.flatMap((file) => refusalOf(file, limits, host) ?? []);
      if (refused[0] !== undefined) setRefusal(refused[0]);
      else if (!isMany && given.length > 1) setRefusal(host.text("upload.onlyOne"));
      else if (given.length > 0) keep([...(isMany ? tokens : []), ...given.map(holdFile)]);
    },
  };
}

interface ChosenFileProps {
  name: string;
  isDisabled: boolean;
  onRemove(): void;
}

function ChosenFile({ name, isDisabled, onRemove }: ChosenFileProps) {
  const { text } = useHost();
  return (
    <div className={styles.buttons}>
      <PaperClipOutlined aria-hidden />
      <span className={styles.name}>{name}</span>
      <Button
        size="small"
        type="text"
        disabled={isDisabled}
        aria-label={`${text("common.delete")}: ${name}`}
        icon={<DeleteOutlined aria-hidden />}
        onClick={onRemove}
      />
    </div>
  );
}
