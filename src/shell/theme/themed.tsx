import { App } from "antd";
import { type ReactNode, useLayoutEffect } from "react";
import { useMedia } from "../../ui/use-media.ts";
import { useApplication, useSettings } from "../application.ts";
import { LoadingMask } from "../loading-mask.tsx";
import { Look } from "./look.tsx";

/** Whether the dark theme shows: as set, else as the system has it. */
export function useIsDark(): boolean {
  const { theme } = useSettings();
  const isSystemDark = useMedia("(prefers-color-scheme: dark)");
  return theme === "system" ? isSystemDark : theme === "dark";
}

/** Theme, size, language and messages for all that is drawn within. */
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
