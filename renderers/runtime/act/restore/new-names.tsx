import { Alert, Button, Form, type FormInstance, Input, type InputRef } from "antd";
import { useEffect, useState } from "react";
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

/** What asks for other names for records that come back. */
export interface NewNamesProps {
  /** The operation that brings the records back; its request has the rule for their names. */
  operation: string;
  taken: readonly RecordName[];
  validate: RequestValidator;
  send(names: readonly RecordName[]): Promise<CallResult>;
  onSending(isSending: boolean): void;
  /** It is done, or was given up (`null`). */
  onEnd(result: CallResult | null): void;
}

/** The names as they are typed, by the places of their records. */
type Typed = Record<number, string>;

/** Asks for other names for records that come back; what is typed stays until it is accepted. */
export function NewNames(props: NewNamesProps) {
  const { text, catalogue } = useHost();
  const [form] = Form.useForm<Typed>();
  const rule = ruleOfNames(catalogue, props.operation);
  const { isSending, refusal, submit } = useSubmit(props, form, rule);
  const proposals = props.taken.map(({ name }) => proposedName(name, rule, props.validate));
  useEffect(() => choose(form, 0), [form]);
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      className={styles.names}
      initialValues={proposals}
      onValuesChange={(changed) => {
        for (const index of Object.keys(changed)) tell(form, Number(index), []);
      }}
      onFinish={(typed) => void submit(typed)}
    >
      <p>{text("undo.nameTaken")}</p>
      {refusal !== null && <Alert type="error" showIcon title={refusal} />}
      {props.taken.map(({ id, name }, index) => (
        <Form.Item
          key={String(id)}
          name={index}
          label={text("undo.newName", { field: text(rule.label), name })}
        >
          <Input autoComplete="off" readOnly={isSending} />
        </Form.Item>
      ))}
      <div className={styles.foot}>
        <Button disabled={isSending} onClick={() => props.onEnd(null)}>
          {text("common.cancel")}
        </Button>
        <Button type="primary" htmlType="submit" loading={isSending}>
          {text("undo.restore")}
        </Button>
      </div>
    </Form>
  );
}

/** Sends the names once they keep the rule; what is refused is told beside its name. */
function useSubmit(
  { taken, validate, send, onSending, onEnd }: NewNamesProps,
  form: FormInstance<Typed>,
  rule: NameRule,
) {
  const { text } = useHost();
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const attempt = async (names: readonly RecordName[]): Promise<Faults> => {
    const own = brokenRules(validate({ names }), rule, text);
    if (own.size > 0) return own;
    setSending(true);
    onSending(true);
    try {
      onEnd(await send(names));
      return new Map();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setSending(false);
      onSending(false);
      const refused = refusedNames(error, names, text);
      if (refused.size === 0) setRefusal(error.message);
      return refused;
    }
  };
  const submit = async (typed: Typed): Promise<void> => {
    setRefusal(null);
    const names = taken.map(({ id }, index) => ({ id, name: (typed[index] ?? "").trim() }));
    const faults = await attempt(names);
    for (const [index, fault] of faults) tell(form, index, [fault]);
    if (faults.size > 0) choose(form, Math.min(...faults.keys()));
  };
  return { isSending, refusal, submit };
}

function tell(form: FormInstance<Typed>, index: number, errors: string[]): void {
  form.setFields([{ name: index, errors }]);
}

/** Leads to a name, which the next key replaces. */
function choose(form: FormInstance<Typed>, index: number): void {
  const input: InputRef | undefined = form.getFieldInstance(index);
  input?.focus({ cursor: "all" });
}
