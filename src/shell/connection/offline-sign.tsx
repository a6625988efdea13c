import { useTexts } from "../language/texts.ts";
import { useIsOnline } from "./connectivity.ts";
import styles from "./offline-sign.module.css";

/** The sign that shows while the service cannot be reached. */
export function OfflineSign() {
  const text = useTexts();
  const isOnline = useIsOnline();
  return (
    <div role="status" className={isOnline ? undefined : styles.offline}>
      {!isOnline && text("shell.offline")}
    </div>
  );
}
