import { useTexts } from "../language/texts.ts";
import { useIsOnline } from "../line.ts";
import styles from "./workspace.module.css";

/** Says that the service cannot be reached, for as long as that is so. */
export function OfflineSign() {
  const text = useTexts();
  const isOnline = useIsOnline();
  return (
    <div role="status" className={isOnline ? undefined : styles.offline}>
      {!isOnline && text("shell.offline")}
    </div>
  );
}
