import { useLayoutEffect, useRef } from "react";
import { useIsOnline } from "../../ui/late/line.ts";
import { useTexts } from "../language/texts.ts";
import styles from "./offline-sign.module.css";

/** The sign that shows while the service cannot be reached, above all toasts. */
export function OfflineSign() {
  const text = useTexts();
  const isOnline = useIsOnline();
  const sign = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isOnline) return undefined;
    const { style } = document.documentElement;
    style.setProperty("--sw-toast-top", `${(sign.current?.offsetHeight ?? 0) + 8}px`);
    return () => void style.removeProperty("--sw-toast-top");
  }, [isOnline]);
  return (
    <div role="status" ref={sign} className={isOnline ? undefined : styles.offline}>
      {!isOnline && text("shell.offline")}
    </div>
  );
}
