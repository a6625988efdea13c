import { MenuFoldOutlined, MenuUnfoldOutlined } from "@ant-design/icons";
import type { RefObject } from "react";
import { useTexts } from "../language/texts.ts";
import { SearchButton } from "../search/search-button.tsx";
import { Breadcrumb } from "./breadcrumb.tsx";
import { Tools } from "./tools.tsx";
import styles from "./top-bar.module.css";
import { UserMenu } from "./user-menu.tsx";

interface TopBarProps {
  hamburger: RefObject<HTMLButtonElement | null>;
  isSidebarOpen: boolean;
  onToggleSidebar: () => void;
}

/** Hamburger, breadcrumb and what concerns the whole application (specification section 2). */
export function TopBar({ hamburger, isSidebarOpen, onToggleSidebar }: TopBarProps) {
  const text = useTexts();
  return (
    <header className={styles.bar}>
      <button
        ref={hamburger}
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
        <SearchButton />
        <Tools />
        <UserMenu />
      </div>
    </header>
  );
}
