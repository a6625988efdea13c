import { useTexts } from "./language/texts.ts";
import styles from "./lost-popups.module.css";

/**
 * Says what helps where the code of messages and questions cannot be loaded, as after another version
 * was deployed. It stays, since from then on a question could not be asked and an error not told.
 */
export function LostPopups() {
  const text = useTexts();
  return (
    <div role="alert" className={styles.told}>
      <span>{text("shell.failureRemedy")}</span> <span>{text("shell.failureKept")}</span>
      <button type="button" onClick={() => window.location.reload()}>
        {text("shell.reloadPage")}
      </button>
    </div>
  );
}
