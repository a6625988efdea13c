import { Button, Input } from "antd";
import { type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { CallError, type CallResult } from "../../../../src/wire/wire.ts";
import { useHost } from "../../page/contexts.ts";
import type { RequestValidator } from "../../read/request-validator.ts";
import styles from "./new-names.module.css";
import {
  brokenRules,
  type Faults,
  type NameRule,
  proposedName,
  type RecordName,
  refusedNames,
  ruleOfNames,
} from "./taken-names.ts";

interface NewNamesProps {
  /** The restoring operation; its request schema has the rule for names. */
  operation: string;
  taken: readonly RecordName[];
  validate: RequestValidator;
  send(names: readonly RecordName[]): Promise<CallResult>;
  onSending(isSending: boolean): void;
  /** Called with the result, or with `null` when the person cancels. */
  onEnd(result: CallResult | null): void;
}

/**
 * Asks for other names for restored records; input stays until accepted. It avoids antd's form,
 * since every page loads it.
 */
export function NewNames(props: NewNamesProps) {
  const { taken, validate, operation, onEnd } = props;
  const { text, catalogue } = useHost();
  const rule = ruleOfNames(catalogue, operation);
  const [names, setNames] = useState(() =>
    taken.map(({ id, name }) => ({ id, name: proposedName(name, rule, validate) })),
  );
  const { faults, isSending, refusal, submit } = useSubmit(props, rule);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  // Focuses and selects the first name, or the first refused one.
  useEffect(() => {
    const input = form.current?.querySelectorAll("input")[firstOf(faults)];
    input?.focus();
    input?.select();
  }, [faults]);
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    void submit(names.map((one) => ({ ...one, name: one.name.trim() })));
  };
  return (
    <form ref={form} className={styles.names} onSubmit={onSubmit} noValidate autoComplete="off">
      <p>{text("undo.nameTaken")}</p>
      {taken.map(({ name }, index) => (
        <div key={name}>
          <label htmlFor={`${id}${index}`}>
            {text("undo.newName", { field: text(rule.label), name })}
          </label>
          <Input
            id={`${id}${index}`}
            value={names[index]?.name ?? ""}
            readOnly={isSending}
            status={faults.has(index) ? "error" : ""}
            aria-invalid={faults.has(index)}
            aria-describedby={`${id}${index}-fault`}
            onChange={({ target: { value } }) =>
              setNames(names.with(index, { id: taken[index]?.id, name: value }))
            }
          />
          <p id={`${id}${index}-fault`} role="alert" className={styles.fault}>
            {faults.get(index)}
          </p>
        </div>
      ))}
      <p role="alert" className={styles.fault}>
        {refusal}
      </p>
      <div className={styles.foot}>
        <Button disabled={isSending} onClick={() => onEnd(null)}>
          {text("common.cancel")}
        </Button>
        <Button type="primary" htmlType="submit" loading={isSending}>
          {text("undo.restore")}
        </Button>
      </div>
    </form>
  );
}

/** The index of the first invalid name, else 0. */
function firstOf(faults: Faults): number {
  return faults.size === 0 ? 0 : Math.min(...faults.keys());
}

const noFaults: Faults = new Map();

/** Sends valid names; a refusal is shown beside its name. */
function useSubmit({ validate, send, onSending, onEnd }: NewNamesProps, rule: NameRule) {
  const { text } = useHost();
  const [faults, setFaults] = useState(noFaults);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const tellSending = (isNow: boolean): void => {
    setSending(isNow);
    onSending(isNow);
  };
  const submit = async (names: readonly RecordName[]): Promise<void> => {
    const broken = brokenRules(validate({ names }), rule, text);
    setRefusal(null);
    setFaults(broken);
    if (broken.size > 0) return;
    tellSending(true);
    try {
      onEnd(await send(names));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      tellSending(false);
      const refused = refusedNames(error, names, text);
      setFaults(refused);
      if (refused.size === 0) setRefusal(error.message);
    }
  };
  return { faults, isSending, refusal, submit };
}
