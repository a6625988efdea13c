import { useStore } from "zustand";
import { lateView } from "../ui/late/late-view.ts";
import { useApplication } from "./application.ts";
import { useTexts } from "./language/texts.ts";
import styles from "./loading-mask.module.css";

const Wheel = lateView(async () => (await import("./theme/wheel.tsx")).Wheel, {
  isDispensable: true,
});

/** The full-screen mask of long calls (specification section 7), which takes no focus. */
export function LoadingMask() {
  const text = useTexts();
  const isShown = useStore(useApplication().mask);
  if (!isShown) return null;
  return (
    <div className={styles.mask} role="status" aria-label={text("shell.wait")}>
      <Wheel />
    </div>
  );
}
