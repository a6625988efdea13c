import { Skeleton } from "antd";
import { useTexts } from "./language/texts.ts";
import styles from "./starting-frame.module.css";

/** The outline of the application while its session and first page load. */
export function StartingFrame() {
  const text = useTexts();
  return (
    <div className={styles.frame} role="status" aria-label={text("shell.loading")}>
      <div className={styles.sidebar}>
        <Skeleton active title={false} paragraph={{ rows: 7, width: "80%" }} />
      </div>
      <div className={styles.main}>
        <Skeleton active paragraph={{ rows: 8 }} />
      </div>
    </div>
  );
}
