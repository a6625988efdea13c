import { OfflineSign } from "./connection/offline-sign.tsx";
import { useTexts } from "./language/texts.ts";
import styles from "./starting-frame.module.css";

/** The outline of the application while its session and first page load. */
export function StartingFrame() {
  const text = useTexts();
  return (
    <>
      <OfflineSign />
      <div className={styles.frame} role="status" aria-label={text("common.loading")}>
        <div className={styles.sidebar}>
          <Lines count={7} />
        </div>
        <div className={styles.main}>
          <span className={styles.title} />
          <Lines count={8} />
        </div>
      </div>
    </>
  );
}

function Lines({ count }: { count: number }) {
  return [...Array(count).keys()].map((line) => <span key={line} className={styles.line} />);
}
