import { Button, Form, type FormRule, Input, Result } from "antd";
import { type HTMLInputAutoCompleteAttribute, useState } from "react";
import { Link } from "react-router-dom";
import { pointTo } from "../../catalogue/pointer.ts";
import { CallError } from "../../wire/wire.ts";
import { useApplication } from "../application.ts";
import { useDocumentTitle } from "../document-title.ts";
import { type MessageKey, useTexts } from "../language/texts.ts";
import styles from "./entrance.module.css";
import { Entrance } from "./entrance.tsx";
import { TicketCodeButton } from "./ticket-code-button.tsx";

interface Registration {
  username: string;
  fullname: string;
  mobile: string;
  code: string;
  password: string;
  rePassword: string;
}

/** A member whose registration an administrator has yet to approve (decisions, the wire). */
const waitsForApproval = 2;

/** Where somebody registers as a member, by a code sent to the mobile. */
export function RegisterPage() {
  const text = useTexts();
  const { wire } = useApplication();
  const [form] = Form.useForm<Registration>();
  const [isBusy, setIsBusy] = useState(false);
  const [status, setStatus] = useState<number | null>(null);
  useDocumentTitle(text("register.title"));

  const register = async (registration: Registration): Promise<void> => {
    setIsBusy(true);
    try {
      const { data } = await wire.call("login.register", { ...registration });
      setStatus(Number(pointTo(data, "/status") ?? waitsForApproval));
    } catch (failure) {
      if (failure instanceof CallError) form.setFields(faultsByField(failure));
    }
    setIsBusy(false);
  };

  if (status !== null) {
    const outcome = status === waitsForApproval ? "register.waits" : "register.done";
    return (
      <Entrance title={text("register.title")} hint={text("register.hint")}>
        <Result
          status="success"
          title={text(outcome)}
          extra={<Link to="/login">{text("register.toSignIn")}</Link>}
        />
      </Entrance>
    );
  }
  return (
    <Entrance title={text("register.title")} hint={text("register.hint")}>
      <Form form={form} layout="vertical" requiredMark={false} onFinish={register}>
        <RegistrationFields />
        <Button type="primary" htmlType="submit" size="large" block loading={isBusy}>
          {text("register.submit")}
        </Button>
      </Form>
      <p className={styles.foot}>
        {text("register.hasAccount")} <Link to="/login">{text("register.toSignIn")}</Link>
      </p>
    </Entrance>
  );
}

interface TextFieldProps {
  name: keyof Registration;
  label: MessageKey;
  autoComplete: HTMLInputAutoCompleteAttribute;
  isSecret?: boolean;
  rules?: FormRule[];
}

function RegistrationFields() {
  const text = useTexts();
  const required = (label: MessageKey): FormRule => ({
    required: true,
    whitespace: true,
    message: text("register.required", { field: text(label) }),
  });
  const field = ({ name, label, autoComplete, isSecret, rules = [] }: TextFieldProps) => (
    <Form.Item name={name} label={text(label)} rules={[required(label), ...rules]}>
      {isSecret ? (
        <Input.Password autoComplete={autoComplete} maxLength={128} />
      ) : (
        <Input autoComplete={autoComplete} maxLength={64} />
      )}
    </Form.Item>
  );
  const sameAsPassword: FormRule = ({ getFieldValue }) => ({
    validator: (_rule, value: unknown) =>
      !value || value === getFieldValue("password")
        ? Promise.resolve()
        : Promise.reject(new Error(text("register.passwordsDiffer"))),
  });
  return (
    <>
      {field({ name: "username", label: "member.username", autoComplete: "username" })}
      {field({ name: "fullname", label: "member.fullname", autoComplete: "name" })}
      {field({ name: "mobile", label: "member.mobile", autoComplete: "tel" })}
      <Form.Item label={text("login.mobileCode")} htmlFor="code">
        <div className={styles.row}>
          <Form.Item name="code" noStyle rules={[required("login.mobileCode")]}>
            <Input id="code" autoComplete="one-time-code" inputMode="numeric" maxLength={10} />
          </Form.Item>
          <TicketCodeButton />
        </div>
      </Form.Item>
      {field({
        name: "password",
        label: "member.password",
        autoComplete: "new-password",
        isSecret: true,
        rules: [{ min: 8, message: text("register.passwordTooShort") }],
      })}
      {field({
        name: "rePassword",
        label: "member.rePassword",
        autoComplete: "new-password",
        isSecret: true,
        rules: [sameAsPassword],
      })}
    </>
  );
}

/** What the service found wrong, beside its field. */
function faultsByField(failure: CallError): { name: keyof Registration; errors: string[] }[] {
  const names: readonly (keyof Registration)[] = [
    "username",
    "fullname",
    "mobile",
    "code",
    "password",
    "rePassword",
  ];
  return names.flatMap((name) => {
    const errors = failure.errors.filter(({ path }) => path === `/${name}`);
    return errors.length > 0 ? [{ name, errors: errors.map(({ message }) => message) }] : [];
  });
}
