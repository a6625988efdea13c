import { useTexts } from "../language/texts.ts";
import styles from "./brand.module.css";

/** The product's mark and, where there is room, its name. */
export function Brand({ isCollapsed }: { isCollapsed: boolean }) {
  const text = useTexts();
  return (
    <div className={styles.brand}>
      <img src="/favicon.svg" alt="" width="24" height="24" />
      {!isCollapsed && <span>{text("shell.product")}</span>}
    </div>
  );
}
