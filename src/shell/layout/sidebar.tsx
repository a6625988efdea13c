import { useState } from "react";
import { readCookie, writeCookie } from "../../session/cookie.ts";
import { useSettings } from "../application.ts";
import { useTexts } from "../language/texts.ts";
import brandStyles from "./brand.module.css";
import { SideMenu } from "./side-menu.tsx";
import styles from "./sidebar.module.css";

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

/** The product's logo and, in an expanded sidebar, its name. */
export function Brand({ isCollapsed }: { isCollapsed: boolean }) {
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
