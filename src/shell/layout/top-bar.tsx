import { MenuFoldOutlined, MenuUnfoldOutlined } from "@ant-design/icons";
import { useTexts } from "../language/texts.ts";
import { Breadcrumb } from "./breadcrumb.tsx";
import { FullScreenButton } from "./full-screen-button.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { ThemeMenu } from "./theme-menu.tsx";
import styles from "./top-bar.module.css";
import { UserMenu } from "./user-menu.tsx";

interface TopBarProps {
  isSidebarOpen: boolean;
  onToggleSidebar: () => void;
}

/** Hamburger, breadcrumb and what concerns the whole application (specification section 2). */
export function TopBar({ isSidebarOpen, onToggleSidebar }: TopBarProps) {
  const text = useTexts();
  return (
    <header className={styles.bar}>
      <button
        type="button"
        className={styles.button}
        aria-label={text("shell.toggleSidebar")}
        aria-expanded={isSidebarOpen}
        aria-controls="sidebar"
        onClick={onToggleSidebar}
      >
        {isSidebarOpen ? <MenuFoldOutlined aria-hidden /> : <MenuUnfoldOutlined aria-hidden />}
      </button>
      <Breadcrumb />
      <div className={styles.tools}>
        <FullScreenButton />
        <LanguageMenu />
        <ThemeMenu />
        <UserMenu />
      </div>
    </header>
  );
}
