import { LoadingOutlined } from "@ant-design/icons";
import { ConfigProvider } from "antd";
import useAppStyle from "antd/es/app/style";
import { type ReactNode, useMemo } from "react";
import { useMedia } from "../../ui/use-media.ts";
import { useLanguagePack } from "../language/language-store.ts";
import type { Size } from "../settings.ts";
import { measuresOf } from "./measures.ts";
import { styleNonce } from "./style-nonce.ts";
import { antdThemeOf } from "./theme.ts";

interface LookProps {
  isDark: boolean;
  size: Size;
  children: ReactNode;
}

/** antd's press animation fails if the pressed element is removed before the animation ends. */
const noWave = { disabled: true };

/** Gives the antd components among its children their theme, size and language. */
export function Look({ isDark, size, children }: LookProps) {
  const { antd, texts } = useLanguagePack();
  const hasMotion = !useMedia("(prefers-reduced-motion: reduce)");
  const measures = measuresOf[size];
  const theme = useMemo(
    () => antdThemeOf({ isDark, hasMotion, measures }),
    [isDark, hasMotion, measures],
  );
  const button = useMemo(
    () => ({
      autoInsertSpace: false,
      // A button that is busy says so by its icon alone.
      loadingIcon: <LoadingOutlined aria-label={texts.say("common.loading")} />,
    }),
    [texts],
  );
  const csp = useMemo(() => ({ nonce: styleNonce() }), []);
  return (
    <ConfigProvider locale={antd} theme={theme} csp={csp} button={button} wave={noWave}>
      {children}
    </ConfigProvider>
  );
}

/** An element with the type and colours of antd's texts. */
export function LookGround({ children }: { children: ReactNode }) {
  const [hash, variables] = useAppStyle("ant-app");
  return <div className={`ant-app ${hash} ${variables}`}>{children}</div>;
}
