import {
  FontSizeOutlined,
  FullscreenExitOutlined,
  FullscreenOutlined,
  MoreOutlined,
  QuestionCircleOutlined,
  SettingOutlined,
} from "@ant-design/icons";
import type { MenuProps } from "antd";
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { giveFocusBack } from "../../ui/give-focus-back.ts";
import { afterKey } from "../../ui/keys/after-key.ts";
import { MenuDropdown } from "../../ui/menu-dropdown.tsx";
import { useApplication, useSettings } from "../application.ts";
import { useHelp } from "../help/use-help.ts";
import { useTexts } from "../language/texts.ts";
import { useIsPhone } from "../theme/media.ts";
import { ChoiceMenu, LanguageMenu, ThemeMenu } from "./settings/choice-menu.tsx";
import {
  choiceItems,
  chosenKeys,
  useLanguageChoices,
  useSizeChoices,
  useThemeChoices,
} from "./settings/choices.tsx";
import styles from "./top-bar.module.css";
import { useOnDemand } from "./use-on-demand.ts";
import { withinLandmark } from "./within-landmark.ts";

const loadDrawer = async () => (await import("./settings/settings-drawer.tsx")).SettingsDrawer;

interface ToolsProps {
  /** The button that opens the settings and receives the focus when they close. */
  opener: RefObject<HTMLButtonElement | null>;
  onSettings: () => void;
  onHelp: () => void;
}

/** The top bar's tools for the whole application; on a phone they share one menu. */
export function Tools() {
  const isPhone = useIsPhone();
  const opener = useRef<HTMLButtonElement>(null);
  const [areSettingsOpen, setAreSettingsOpen] = useState(false);
  const [SettingsDrawer, load] = useOnDemand(loadDrawer);
  const openSettings = (): void => {
    void load();
    setAreSettingsOpen(true);
  };
  const help = useHelp(() => opener.current);
  const Shown = isPhone ? FoldedTools : ToolButtons;
  return (
    <>
      <Shown opener={opener} onSettings={openSettings} onHelp={help.open} />
      {SettingsDrawer && (
        <SettingsDrawer
          isOpen={areSettingsOpen}
          onClose={() => setAreSettingsOpen(false)}
          onClosed={() => giveFocusBack(opener.current)}
        />
      )}
      {help.Drawer && <help.Drawer {...help.drawer} />}
    </>
  );
}

function ToolButtons({ opener, onSettings, onHelp }: ToolsProps) {
  const text = useTexts();
  const { showSettings, sizeSelector } = useSettings();
  const fullScreen = useFullScreen();
  const size = useSizeChoices();
  return (
    <>
      {sizeSelector && <ChoiceMenu choices={size} icon={<FontSizeOutlined aria-hidden />} />}
      <Tool aria-label={fullScreen.label} onClick={fullScreen.toggle}>
        {fullScreen.icon}
      </Tool>
      <Tool
        aria-label={text("shell.help")}
        aria-keyshortcuts="F1 ?"
        aria-haspopup="dialog"
        title={`${text("shell.help")} (F1)`}
        onClick={onHelp}
      >
        <QuestionCircleOutlined aria-hidden />
      </Tool>
      <LanguageMenu />
      <ThemeMenu />
      {showSettings && (
        <Tool
          ref={opener}
          aria-label={text("settings.title")}
          aria-haspopup="dialog"
          onClick={onSettings}
        >
          <SettingOutlined aria-hidden />
        </Tool>
      )}
    </>
  );
}

function FoldedTools({ opener, onSettings, onHelp }: ToolsProps) {
  const text = useTexts();
  const { showSettings, sizeSelector } = useSettings();
  const fullScreen = useFullScreen();
  const language = useLanguageChoices();
  const theme = useThemeChoices();
  const size = useSizeChoices();
  const groups = sizeSelector ? [language, theme, size] : [language, theme];
  const settings = {
    key: "settings",
    icon: <SettingOutlined aria-hidden />,
    label: text("settings.title"),
    onClick: () => afterKey(onSettings),
  };
  const items: MenuProps["items"] = [
    ...groups.map((choices) => ({
      key: choices.key,
      type: "group" as const,
      label: choices.label,
      children: choiceItems(choices),
    })),
    { type: "divider" },
    {
      key: "fullScreen",
      icon: fullScreen.icon,
      label: fullScreen.label,
      onClick: fullScreen.toggle,
    },
    {
      key: "help",
      icon: <QuestionCircleOutlined aria-hidden />,
      label: text("shell.help"),
      onClick: () => afterKey(onHelp),
    },
    ...(showSettings ? [settings] : []),
  ];
  const menu = {
    items,
    selectable: true,
    selectedKeys: groups.flatMap(chosenKeys),
    className: styles.menu,
  };
  return (
    <MenuDropdown getPopupContainer={withinLandmark} menu={menu}>
      <button
        ref={opener}
        type="button"
        className={styles.button}
        aria-label={text("shell.moreTools")}
      >
        <MoreOutlined aria-hidden />
      </button>
    </MenuDropdown>
  );
}

/** A button of the top bar. */
const Tool = (props: ComponentProps<"button">) => (
  <button type="button" className={styles.button} {...props} />
);

interface FullScreen {
  icon: ReactNode;
  /** The name of what the button does now, in the shown language. */
  label: string;
  toggle: () => void;
}

/** Toggles the full screen, or warns where the browser cannot (specification section 8). */
function useFullScreen(): FullScreen {
  const text = useTexts();
  const { feedback } = useApplication();
  const isFull = useSyncExternalStore(follow, () => document.fullscreenElement !== null);
  const toggle = async (): Promise<void> => {
    if (!document.fullscreenEnabled) feedback.warning(text("shell.noFullScreen"));
    else if (isFull) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  };
  return {
    icon: isFull ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />,
    label: text(isFull ? "shell.leaveFullScreen" : "shell.fullScreen"),
    toggle: () => void toggle().catch(() => feedback.warning(text("shell.noFullScreen"))),
  };
}

function follow(changed: () => void): () => void {
  document.addEventListener("fullscreenchange", changed);
  return () => document.removeEventListener("fullscreenchange", changed);
}
