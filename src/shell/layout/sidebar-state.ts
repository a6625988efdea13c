import { useCallback, useState } from "react";
import { readCookie, writeCookie } from "../../session/cookie.ts";

/** Keeps the sidebar's state across visits: 1 open, 0 collapsed (specification section 4). */
const sidebarCookie = "sidebarStatus";

/** Whether the sidebar is open, kept across visits (specification section 4). */
export interface SidebarState {
  isOpen: boolean;
  toggle(): void;
  /** Closes the drawer of a mobile. */
  close(): void;
}

/**
 * Whether the sidebar is open: on a desktop as it was left, on a mobile closed until asked for, and
 * to be closed again on every change of route.
 */
export function useSidebarState(isMobile: boolean): SidebarState {
  const [isOpen, setIsOpen] = useState(() => readCookie(document, sidebarCookie) !== "0");
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const toggle = useCallback(() => {
    if (isMobile) setIsDrawerOpen(!isDrawerOpen);
    else {
      const isSecure = window.location.protocol === "https:";
      writeCookie(document, sidebarCookie, isOpen ? "0" : "1", { isLasting: true, isSecure });
      setIsOpen(!isOpen);
    }
  }, [isMobile, isDrawerOpen, isOpen]);
  const close = useCallback(() => setIsDrawerOpen(false), []);
  return { isOpen: isMobile ? isDrawerOpen : isOpen, toggle, close };
}
