import { App } from "antd";
import { lazy, type ReactNode, Suspense, useLayoutEffect } from "react";
import { useStore } from "zustand";
import { useMedia } from "../../ui/use-media.ts";
import { useApplication, useSettings } from "../application.ts";
import { useTexts } from "../language/texts.ts";
import styles from "../loading-mask.module.css";
import { Look } from "./look.tsx";

/** Whether the dark theme shows, by the setting or else by the device. */
export function useIsDark(): boolean {
  const { theme } = useSettings();
  const isSystemDark = useMedia("(prefers-color-scheme: dark)");
  return theme === "system" ? isSystemDark : theme === "dark";
}

/** Provides theme, size, language and messages to the components within. */
export function Themed({ children }: { children: ReactNode }) {
  return (
    <Look isDark={useIsDark()} size={useSettings().size}>
      <FeedbackMeans />
      <LoadingMask />
      {children}
    </Look>
  );
}

function FeedbackMeans() {
  const { feedback } = useApplication();
  const means = App.useApp();
  useLayoutEffect(() => feedback.attach(means), [feedback, means]);
  return null;
}

const Wheel = lazy(async () => ({ default: (await import("./wheel.tsx")).Wheel }));

/** The full-screen mask of long calls (specification section 7), which takes no focus. */
function LoadingMask() {
  const text = useTexts();
  const isShown = useStore(useApplication().mask);
  if (!isShown) return null;
  return (
    <div className={styles.mask} role="status" aria-label={text("shell.wait")}>
      <Suspense>
        <Wheel />
      </Suspense>
    </div>
  );
}
