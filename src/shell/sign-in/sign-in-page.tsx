import { LoadingOutlined, LockOutlined, SafetyOutlined, UserOutlined } from "@ant-design/icons";
import { type SubmitEvent, useState } from "react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router-dom";
import type { SignInRequest } from "../../session/session.ts";
import { lateView } from "../../ui/late/late-view.ts";
import { useApplication } from "../application.ts";
import { useTexts } from "../language/texts.ts";
import buttons from "../plain-button.module.css";
import { useDocumentTitle } from "../routes/document-title.ts";
import { wantedAddress } from "../routes/guard.ts";
import { CaptchaImage, useCaptcha } from "./captcha.tsx";
import styles from "./entrance.module.css";
import { Entrance } from "./entrance.tsx";
import { openIdAddress } from "./openid-address.ts";
import { failures } from "./openid-failures.ts";
import { PlainField, PlainPasswordField } from "./plain-field.tsx";

/** Where staff sign in (specification sections 2 and 5); drawn without antd, to be there at once. */
export function SignInPage() {
  const text = useTexts();
  useDocumentTitle(text("signIn.title"));
  return (
    <Entrance title={text("signIn.title")} hint={text("signIn.hint")}>
      <SignInForm />
      <OpenIdSignIn />
      <p className={styles.foot}>
        {text("signIn.noAccount")} <Link to="/register">{text("signIn.register")}</Link>
      </p>
    </Entrance>
  );
}

function SignInForm() {
  const text = useTexts();
  const { config } = useApplication();
  const { image, refresh } = useCaptcha(config.captcha);
  const { values, isMissing, change, check } = useRequest(config.captcha);
  const { state: isTyping } = useLocation();
  const { signIn, isBusy } = useSignIn(() => {
    // A captcha is valid for one attempt only.
    change("code", "", false);
    refresh();
  });
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!isBusy && check()) void signIn(values);
  };
  return (
    <form noValidate onSubmit={send}>
      <PlainField
        id="username"
        label={text("member.username")}
        icon={<UserOutlined aria-hidden />}
        fault={isMissing("username") ? text("signIn.noUsername") : null}
        value={values.username}
        onChange={(value) => change("username", value)}
        autoFocus={isTyping !== true}
        autoComplete="username"
        maxLength={64}
      />
      <PlainPasswordField
        id="password"
        label={text("member.password")}
        icon={<LockOutlined aria-hidden />}
        fault={isMissing("password") ? text("signIn.noPassword") : null}
        value={values.password}
        onChange={(value) => change("password", value)}
        autoComplete="current-password"
        maxLength={128}
      />
      {config.captcha && (
        <PlainField
          id="code"
          label={text("login.code")}
          icon={<SafetyOutlined aria-hidden />}
          fault={isMissing("code") ? text("signIn.noCode") : null}
          value={values.code}
          onChange={(value) => change("code", value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={10}
          beside={<CaptchaImage image={image} refresh={refresh} />}
        />
      )}
      <button type="submit" className={`${buttons.primary} ${styles.submit}`} aria-busy={isBusy}>
        {isBusy && <LoadingOutlined />}
        {text("signIn.submit")}
      </button>
    </form>
  );
}

const nothing: SignInRequest = { username: "", password: "", code: "" };

/**
 * The entered values and the fields that lack a value; a field shows its fault after input or an
 * attempt to sign in.
 */
function useRequest(hasCode: boolean) {
  const [values, setValues] = useState(nothing);
  const [judged, setJudged] = useState<readonly (keyof SignInRequest)[]>([]);
  const needed = hasCode ? fields : fields.filter((field) => field !== "code");
  const isEmpty = (field: keyof SignInRequest): boolean =>
    (field === "username" ? values[field].trim() : values[field]) === "";
  return {
    values,
    isMissing: (field: keyof SignInRequest) => judged.includes(field) && isEmpty(field),
    change(field: keyof SignInRequest, value: string, isTyped = true) {
      setValues((before) => ({ ...before, [field]: value }));
      setJudged((before) => {
        const others = before.filter((other) => other !== field);
        return isTyped ? [...others, field] : others;
      });
      // The frame is preloaded while the user types; if that fails, it is loaded after sign-in.
      if (isTyped) void import("../layout/workspace.tsx").catch(() => undefined);
    },
    /** Whether all fields are filled in; from now on, an empty one shows that it is required. */
    check() {
      setJudged(needed);
      return !needed.some(isEmpty);
    },
  };
}

const fields = ["username", "password", "code"] as const;

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

const Failure = lateView(async () => (await import("./openid-failure.tsx")).OpenIdFailure, {
  Meanwhile: ({ message }) => <p role="alert">{message}</p>,
  isDispensable: true,
});

/** The button that signs in with an OpenID Connect provider, where the service has one. */
function OpenIdSignIn() {
  const text = useTexts();
  const application = useApplication();
  const [query] = useSearchParams();
  const name = application.config.openId;
  if (name === "") return null;
  const failure = failures.get(query.get("failed"));
  const redirect = encodeURIComponent(wantedAddress(query.get("redirect")));
  return (
    <div className={styles.beside}>
      {failure && <Failure message={text(failure, { name })} />}
      <a className={buttons.secondary} href={`${openIdAddress(application)}?redirect=${redirect}`}>
        {text("signIn.openId.signIn", { name })}
      </a>
    </div>
  );
}
