import { App, ConfigProvider } from "antd";
import { type ReactNode, useEffect, useLayoutEffect, useMemo } from "react";
import { useMedia } from "../../ui/use-media.ts";
import { useLanguagePack } from "../language/language-store.ts";
import type { Size } from "../settings.ts";
import { applyMeasures, measuresOf } from "./measures.ts";
import { applyPalette, darkPalette, lightPalette } from "./palette.ts";
import { styleNonce } from "./style-nonce.ts";
import { antdThemeOf } from "./theme.ts";

interface LookProps {
  isDark: boolean;
  size: Size;
  children: ReactNode;
}

/** antd's press animation fails if the pressed element is removed before the animation ends. */
const noWave = { disabled: true };

/** The theme, size and language of a whole document, and antd's message functions. */
export function Look({ isDark, size, children }: LookProps) {
  const { antd } = useLanguagePack();
  const hasMotion = !useMedia("(prefers-reduced-motion: reduce)");
  const hasForcedColours = useMedia("(forced-colors: active)");
  const measures = measuresOf[size];
  const theme = useMemo(
    () => antdThemeOf({ isDark, hasMotion, measures }),
    [isDark, hasMotion, measures],
  );
  const csp = useMemo(() => ({ nonce: styleNonce() }), []);
  useLayoutEffect(() => applyPalette(isDark ? darkPalette : lightPalette, isDark), [isDark]);
  useLayoutEffect(() => applyMeasures(measures), [measures]);
  useEffect(() => {
    if (hasForcedColours) void import("./forced-colors.css");
  }, [hasForcedColours]);
  return (
    <ConfigProvider
      locale={antd}
      theme={theme}
      csp={csp}
      button={{ autoInsertSpace: false }}
      wave={noWave}
    >
      <App>{children}</App>
    </ConfigProvider>
  );
}
