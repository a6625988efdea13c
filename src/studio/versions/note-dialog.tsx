import { useMutation } from "@tanstack/react-query";
import { Alert, type GetRef, Input, Modal } from "antd";
import { type ReactNode, type Ref, useId, useRef } from "react";
import { SteadyButton } from "../../ui/buttons/steady-button.tsx";
import { useFocusBack } from "../../ui/give-focus-back.ts";
import { CallError } from "../../wire/wire.ts";
import { useStudio } from "../studio-host.ts";
import { useKept } from "../use-kept.ts";
import styles from "./versions.module.css";

type Area = GetRef<typeof Input.TextArea>;

interface NoteDialogProps {
  /** The name of the action, under which its note is kept. */
  name: string;
  title: string;
  question: string;
  action: string;
  isDanger?: boolean;
  /** Whether the action is allowed now; if not, the children say why or are still loading. */
  isAllowed: boolean;
  hasNote?: boolean;
  width?: number;
  children?: ReactNode;
  onConfirm(note: string): Promise<void>;
  onClose(): void;
}

/** Maximum length of a note, in characters, as in the service. */
const longestNote = 500;

/**
 * Asks for confirmation and a note before an action that everybody will see; a failure is shown in
 * the dialog. The note is kept until the action is done, however the dialog is closed before.
 */
export function NoteDialog(props: NoteDialogProps) {
  const { title, question, action, isAllowed, isDanger = false } = props;
  const { width = 520, hasNote = true } = props;
  const { text } = useStudio();
  useFocusBack();
  const noteField = useRef<Area>(null);
  const { kept, keep, forget } = useKept(`note:${props.name}`);
  const note = String(kept ?? "");
  const { mutate, isPending, error } = useMutation({
    networkMode: "always",
    mutationFn: () => props.onConfirm(note.trim()),
    onSuccess: () => {
      forget();
      props.onClose();
    },
  });
  return (
    <Modal
      open
      centered
      title={title}
      width={width}
      cancelText={text("common.cancel")}
      afterOpenChange={(isOpen) => isOpen && noteField.current?.focus({ preventScroll: true })}
      onCancel={props.onClose}
      footer={(_, { CancelBtn }) => (
        <>
          <CancelBtn />
          <SteadyButton
            type="primary"
            danger={isDanger}
            loading={isPending}
            isOff={!isAllowed}
            onClick={() => mutate()}
          >
            {action}
          </SteadyButton>
        </>
      )}
    >
      <div className={styles.stack}>
        <p className={styles.question}>{question}</p>
        {props.children}
        {hasNote && <NoteField ref={noteField} note={note} onChange={keep} />}
        {error && <FailureAlert error={error} />}
      </div>
    </Modal>
  );
}

interface NoteFieldProps {
  note: string;
  ref: Ref<Area>;
  onChange(note: string | undefined): void;
}

function NoteField({ note, ref, onChange }: NoteFieldProps) {
  const { text } = useStudio();
  const id = useId();
  return (
    <div className={styles.note}>
      <label htmlFor={id}>{text("studio.versions.note")}</label>
      <Input.TextArea
        id={id}
        ref={ref}
        value={note}
        maxLength={longestNote}
        autoSize={{ minRows: 2, maxRows: 6 }}
        placeholder={text("studio.versions.notePlaceholder")}
        onChange={(event) => onChange(event.target.value || undefined)}
      />
    </div>
  );
}

/** Shows why an action failed, including the calls that the author is not allowed to make. */
function FailureAlert({ error }: { error: Error }) {
  const reasons = error instanceof CallError ? error.errors.map(({ message }) => message) : [];
  const list = reasons.length > 0 && (
    <ul className={styles.differences}>
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
  return <Alert type="error" showIcon title={error.message} description={list} />;
}
