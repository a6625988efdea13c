import { DesktopOutlined, MoonOutlined, SunOutlined } from "@ant-design/icons";
import { Dropdown } from "antd";
import { useApplication, useSettings } from "../application.ts";
import { useTexts } from "../language/texts.ts";
import type { ThemeMode } from "../settings.ts";
import { useIsDark } from "../theme/themed.tsx";
import styles from "./top-bar.module.css";

const modes: readonly ThemeMode[] = ["light", "dark", "system"];

const icons = {
  light: <SunOutlined aria-hidden />,
  dark: <MoonOutlined aria-hidden />,
  system: <DesktopOutlined aria-hidden />,
};

/** Light, dark, or as the system has it. */
export function ThemeMenu() {
  const text = useTexts();
  const { settings } = useApplication();
  const { theme } = useSettings();
  const isDark = useIsDark();
  const items = modes.map((mode) => ({
    key: mode,
    icon: icons[mode],
    label: text(`shell.theme.${mode}`),
  }));
  return (
    <Dropdown
      trigger={["click"]}
      menu={{
        items,
        selectable: true,
        selectedKeys: [theme],
        onClick: ({ key }) => {
          const mode = modes.find((known) => known === key);
          if (mode) settings.setState({ theme: mode });
        },
      }}
    >
      <button type="button" className={styles.button} aria-label={text("shell.theme.label")}>
        {icons[isDark ? "dark" : "light"]}
      </button>
    </Dropdown>
  );
}
