import { Spin } from "antd";
import { useStore } from "zustand";
import { useApplication } from "./application.ts";
import { useTexts } from "./language/texts.ts";
import styles from "./loading-mask.module.css";

/** The full-screen mask of calls that last (specification section 7). It takes no focus. */
export function LoadingMask() {
  const text = useTexts();
  const isShown = useStore(useApplication().mask);
  if (!isShown) return null;
  return (
    <div className={styles.mask} role="status" aria-label={text("shell.wait")}>
      <Spin fullscreen />
    </div>
  );
}
