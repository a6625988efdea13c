import { Drawer } from "antd";
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

/** The menu over the page, on a mobile. */
export function MobileSidebar({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const text = useTexts();
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      placement="left"
      size={sidebarWidth}
      closable={false}
      rootClassName={styles.drawer}
      aria-label={text("shell.mainMenu")}
    >
      <nav id="sidebar" aria-label={text("shell.mainMenu")}>
        <Brand isCollapsed={false} />
        <SideMenu isCollapsed={false} />
      </nav>
    </Drawer>
  );
}
