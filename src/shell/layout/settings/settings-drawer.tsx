import { Button, Drawer, Radio, Select, Switch } from "antd";
import { useId } from "react";
import { useApplication, useSettings } from "../../application.ts";
import { useTexts } from "../../language/texts.ts";
import { menuTitle } from "../../menu/menu-title.ts";
import { indexPages } from "../../search/find-pages.ts";
import { themeModes } from "../../settings.ts";
import type { DrawerProps } from "../drawer-props.ts";
import { useWorkspace } from "../workspace-context.ts";
import styles from "./settings-drawer.module.css";

const switches = ["fixedHeader", "sidebarLogo", "tagsView", "cacheViews", "sizeSelector"] as const;

/**
 * The drawer with a member's settings for this browser, which take effect at once (specification
 * section 3, settings).
 */
export function SettingsDrawer({ isOpen, onClose, onClosed }: DrawerProps) {
  const text = useTexts();
  const { settings } = useApplication();
  return (
    <Drawer
      open={isOpen}
      title={text("settings.title")}
      size={340}
      classNames={{ wrapper: styles.wrapper }}
      closable={{ "aria-label": text("common.close") }}
      footer={
        <Button block onClick={settings.reset}>
          {text("settings.reset")}
        </Button>
      }
      onClose={onClose}
      afterOpenChange={(open) => {
        if (!open) onClosed();
      }}
    >
      <ThemeSetting />
      <StartPageSetting />
      {switches.map((name) => (
        <SwitchSetting key={name} name={name} />
      ))}
    </Drawer>
  );
}

function ThemeSetting() {
  const text = useTexts();
  const id = useId();
  const { settings } = useApplication();
  const { theme } = useSettings();
  return (
    <div className={styles.theme}>
      <div id={id}>{text("shell.theme.label")}</div>
      <Radio.Group
        className={styles.themes}
        aria-labelledby={id}
        value={theme}
        options={themeModes.map((mode) => ({ value: mode, label: text(`shell.theme.${mode}`) }))}
        onChange={({ target }) => {
          const mode = themeModes.find((known) => known === target.value);
          if (mode) settings.change({ theme: mode });
        }}
      />
    </div>
  );
}

/**
 * The setting of the page that opens at `/`; a page that the menu no longer offers counts as not
 * chosen.
 */
function StartPageSetting() {
  const text = useTexts();
  const id = useId();
  const { settings } = useApplication();
  const { startPage } = useSettings();
  const { routes } = useWorkspace();
  const { pages } = indexPages(routes, (entry) => menuTitle(entry, text));
  const options = [
    { value: "", label: text("settings.startPage.usual") },
    ...pages
      .filter(({ isExternal }) => !isExternal)
      .map(({ address, folders, title }) => {
        return { value: address, label: [...folders, title].join(" / ") };
      }),
  ];
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{text("settings.startPage.label")}</label>
      <Select
        id={id}
        className={styles.wide}
        aria-describedby={`${id}-hint`}
        showSearch={{ optionFilterProp: "label" }}
        value={options.some(({ value }) => value === startPage) ? startPage : ""}
        options={options}
        onChange={(address) => settings.change({ startPage: address })}
      />
      <p id={`${id}-hint`}>{text("settings.startPage.hint")}</p>
    </div>
  );
}

function SwitchSetting({ name }: { name: (typeof switches)[number] }) {
  const text = useTexts();
  const id = useId();
  const { settings } = useApplication();
  const isOn = useSettings()[name];
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{text(`settings.${name}.label`)}</label>
      <Switch
        id={id}
        checked={isOn}
        aria-describedby={`${id}-hint`}
        onChange={(checked) => settings.change({ [name]: checked })}
      />
      <p id={`${id}-hint`}>{text(`settings.${name}.hint`)}</p>
    </div>
  );
}
