import { App, ConfigProvider } from "antd";
import { type ReactNode, useLayoutEffect, useMemo } from "react";
import { useApplication, useSettings } from "../application.ts";
import { useLanguagePack } from "../language/language-store.ts";
import { LoadingMask } from "../loading-mask.tsx";
import { applyMeasures, measuresOf } from "./measures.ts";
import { useMedia } from "./media.ts";
import { applyPalette, darkPalette, lightPalette } from "./palette.ts";
import { styleNonce } from "./style-nonce.ts";
import { antdThemeOf } from "./theme.ts";

/** Whether the dark theme shows: as set, else as the system has it. */
export function useIsDark(): boolean {
  const { theme } = useSettings();
  const isSystemDark = useMedia("(prefers-color-scheme: dark)");
  return theme === "system" ? isSystemDark : theme === "dark";
}

/** The ring around what was pressed fails where that is gone before the ring is. */
const noWave = { disabled: true };

/** Theme, size, language and messages for all that is drawn within. */
export function Themed({ children }: { children: ReactNode }) {
  const { antd } = useLanguagePack();
  const isDark = useIsDark();
  const hasMotion = !useMedia("(prefers-reduced-motion: reduce)");
  const measures = measuresOf[useSettings().size];
  const theme = useMemo(
    () => antdThemeOf({ isDark, hasMotion, measures }),
    [isDark, hasMotion, measures],
  );
  const csp = useMemo(() => ({ nonce: styleNonce() }), []);
  useLayoutEffect(() => applyPalette(isDark ? darkPalette : lightPalette, isDark), [isDark]);
  useLayoutEffect(() => applyMeasures(measures), [measures]);
  return (
    <ConfigProvider
      locale={antd}
      theme={theme}
      csp={csp}
      button={{ autoInsertSpace: false }}
      wave={noWave}
    >
      <App>
        <FeedbackMeans />
        <LoadingMask />
        {children}
      </App>
    </ConfigProvider>
  );
}

function FeedbackMeans() {
  const { feedback } = useApplication();
  const means = App.useApp();
  useLayoutEffect(() => feedback.attach(means), [feedback, means]);
  return null;
}
