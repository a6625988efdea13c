import { LockOutlined, SafetyOutlined, UserOutlined } from "@ant-design/icons";
import { Button, Form, type FormInstance, Input } from "antd";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import type { SignInRequest } from "../../session/session.ts";
import { useApplication } from "../application.ts";
import { useLanguagePack } from "../language/language-store.ts";
import { useTexts } from "../language/texts.ts";
import { useDocumentTitle } from "../routes/document-title.ts";
import { wantedAddress } from "../routes/guard.ts";
import { CaptchaImage, useCaptcha } from "./captcha.tsx";
import styles from "./entrance.module.css";
import { Entrance } from "./entrance.tsx";
import { OpenIdSignIn } from "./openid-sign-in.tsx";

const userSign = <UserOutlined aria-hidden />;
const required = (message: string) => [{ required: true, message }];

/** Where staff sign in (specification sections 2 and 5). */
export function SignInPage() {
  const text = useTexts();
  const { config } = useApplication();
  const [form] = Form.useForm<SignInRequest>();
  const { image, refresh } = useCaptcha(config.captcha);
  const { signIn, isBusy } = useSignIn(() => {
    // A captcha is valid for one attempt only.
    form.setFieldValue("code", "");
    refresh();
  });
  useDocumentTitle(text("signIn.title"));
  useErrorsInLanguage(form);
  return (
    <Entrance title={text("signIn.title")} hint={text("signIn.hint")}>
      <Form
        form={form}
        layout="vertical"
        size="large"
        requiredMark={false}
        initialValues={{ code: "" }}
        onFinish={signIn}
        // The frame is preloaded while the user types; if that fails, it is loaded after sign-in.
        onValuesChange={() => void import("../layout/workspace.tsx").catch(() => undefined)}
      >
        <Form.Item
          name="username"
          label={text("member.username")}
          rules={[{ required: true, whitespace: true, message: text("signIn.noUsername") }]}
        >
          <Input autoFocus prefix={userSign} autoComplete="username" maxLength={64} />
        </Form.Item>
        <Form.Item
          name="password"
          label={text("member.password")}
          rules={required(text("signIn.noPassword"))}
        >
          <Input.Password
            prefix={<LockOutlined aria-hidden />}
            autoComplete="current-password"
            maxLength={128}
          />
        </Form.Item>
        {config.captcha && <CodeField image={<CaptchaImage image={image} refresh={refresh} />} />}
        <Button type="primary" htmlType="submit" block loading={isBusy}>
          {text("signIn.submit")}
        </Button>
      </Form>
      <OpenIdSignIn />
      <p className={styles.foot}>
        {text("signIn.noAccount")} <Link to="/register">{text("signIn.register")}</Link>
      </p>
    </Entrance>
  );
}

/**
 * Signs in and opens the page that the user wanted; if it is refused, the wire has shown the
 * reason.
 */
function useSignIn(refused: () => void) {
  const { session } = useApplication();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [isBusy, setIsBusy] = useState(false);
  const signIn = async (request: SignInRequest): Promise<void> => {
    setIsBusy(true);
    try {
      await session.signIn(request);
      await navigate(wantedAddress(query.get("redirect")), { replace: true });
    } catch {
      refused();
    }
    setIsBusy(false);
  };
  return { signIn, isBusy };
}

/** The field for the code in the captcha's image. */
function CodeField({ image }: { image: ReactNode }) {
  const text = useTexts();
  return (
    <Form.Item label={text("login.code")} htmlFor="code">
      <div className={styles.row}>
        <Form.Item name="code" id="code" noStyle rules={required(text("signIn.noCode"))}>
          <Input
            id="code"
            prefix={<SafetyOutlined aria-hidden />}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={10}
          />
        </Form.Item>
        {image}
      </div>
    </Form.Item>
  );
}

/**
 * Translates the form's validation messages when the language changes (specification section 9).
 */
function useErrorsInLanguage<Values>(form: FormInstance<Values>): void {
  const { language } = useLanguagePack();
  const said = useRef(language);
  useEffect(() => {
    if (said.current === language) return;
    said.current = language;
    const faulty = form.getFieldsError().filter(({ errors }) => errors.length > 0);
    if (faulty.length === 0) return;
    void form.validateFields(faulty.map(({ name }) => name)).catch(() => undefined);
  }, [form, language]);
}
