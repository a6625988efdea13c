import { useSearchParams } from "react-router-dom";
import { lateView } from "../../ui/late/late-view.ts";
import { useApplication } from "../application.ts";
import { useTexts } from "../language/texts.ts";
import buttons from "../plain-button.module.css";
import { wantedAddress } from "../routes/guard.ts";
import styles from "./entrance.module.css";
import { openIdAddress } from "./openid-address.ts";
import { failures } from "./openid-failures.ts";

const Failure = lateView(async () => (await import("./openid-failure.tsx")).OpenIdFailure, {
  Meanwhile: ({ message }) => <p role="alert">{message}</p>,
  isDispensable: true,
});

/** The button that signs in with an OpenID Connect provider, where the service has one. */
export function OpenIdSignIn() {
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
