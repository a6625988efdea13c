import { Drawer } from "antd";
import { useRef } from "react";
import { useSettings } from "../application.ts";
import { useTexts } from "../language/texts.ts";
import { Brand } from "./brand.tsx";
import { SideMenu } from "./side-menu.tsx";
import styles from "./sidebar.module.css";

/** The sidebar's width (specification section 9). */
const sidebarWidth = 210;

/** The menu beside the page: 210 px wide, or collapsed to its icons. */
export function Sidebar({ isCollapsed }: { isCollapsed: boolean }) {
  const text = useTexts();
  const { sidebarLogo } = useSettings();
  return (
    <nav
      id="sidebar"
      className={isCollapsed ? styles.collapsed : styles.sidebar}
      aria-label={text("shell.mainMenu")}
    >
      {sidebarLogo && <Brand isCollapsed={isCollapsed} />}
      <SideMenu isCollapsed={isCollapsed} />
    </nav>
  );
}

interface MobileSidebarProps {
  isOpen: boolean;
  onClose: () => void;
  /** Once it is gone. */
  onClosed: () => void;
}

/** The menu over the page, on a mobile; it takes the focus. */
export function MobileSidebar({ isOpen, onClose, onClosed }: MobileSidebarProps) {
  const text = useTexts();
  const nav = useRef<HTMLElement>(null);
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      afterOpenChange={(open) => {
        if (open) nav.current?.focus();
        else onClosed();
      }}
      placement="left"
      size={sidebarWidth}
      closable={false}
      rootClassName={styles.drawer}
      aria-label={text("shell.mainMenu")}
    >
      <nav ref={nav} id="sidebar" tabIndex={-1} aria-label={text("shell.mainMenu")}>
        <Brand isCollapsed={false} />
        <SideMenu isCollapsed={false} />
      </nav>
    </Drawer>
  );
}
