import { Button } from "antd";
import { useApplication } from "../application.ts";
import { useTexts } from "../language/texts.ts";
import { beginLink } from "../sign-in/link-identity.ts";
import styles from "./top-bar.module.css";

/** The button that explains account linking and leads to the provider. */
export function LinkButton() {
  const text = useTexts();
  const application = useApplication();
  const name = application.config.openId;
  return (
    <div className={styles.link}>
      <p>{text("identity.hint", { name })}</p>
      <Button
        type="primary"
        // The wire reports a failure.
        onClick={() => void beginLink(application).catch(() => undefined)}
      >
        {text("identity.link", { name })}
      </Button>
    </div>
  );
}
