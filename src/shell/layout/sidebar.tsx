import { Drawer } from "antd";
import { useRef, useState } from "react";
import { readCookie, writeCookie } from "../../session/cookie.ts";
import { useSettings } from "../application.ts";
import { useTexts } from "../language/texts.ts";
import brandStyles from "./brand.module.css";
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
  /** Called after the drawer has closed. */
  onClosed: () => void;
}

/** The menu in a drawer above the page, on a mobile screen; it takes the focus. */
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

/** The product's logo and, in an expanded sidebar, its name. */
function Brand({ isCollapsed }: { isCollapsed: boolean }) {
  const text = useTexts();
  return (
    <div className={brandStyles.brand}>
      <img src="/favicon.svg" alt="" width="24" height="24" />
      {!isCollapsed && <span>{text("shell.product")}</span>}
    </div>
  );
}

/** Keeps the sidebar's state across visits: 1 open, 0 collapsed (specification section 4). */
const sidebarCookie = "sidebarStatus";

/** Whether the sidebar is open, kept across visits (specification section 4). */
interface SidebarState {
  isOpen: boolean;
  toggle(): void;
  /** Closes the sidebar's drawer on a mobile screen. */
  close(): void;
}

/**
 * Whether the sidebar is open. On a desktop it stays as it was left; on a mobile screen it is
 * closed until it is opened, and every change of route closes it again.
 */
export function useSidebarState(isMobile: boolean): SidebarState {
  const [isOpen, setIsOpen] = useState(() => readCookie(document, sidebarCookie) !== "0");
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const toggle = (): void => {
    if (isMobile) setIsDrawerOpen(!isDrawerOpen);
    else {
      const isSecure = window.location.protocol === "https:";
      writeCookie(document, sidebarCookie, isOpen ? "0" : "1", { isLasting: true, isSecure });
      setIsOpen(!isOpen);
    }
  };
  const close = (): void => setIsDrawerOpen(false);
  return { isOpen: isMobile ? isDrawerOpen : isOpen, toggle, close };
}
