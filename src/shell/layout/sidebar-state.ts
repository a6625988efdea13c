import { useCallback, useState } from "react";
import { useLocation } from "react-router-dom";
import { readCookie, writeCookie } from "../../session/cookie.ts";

/** Keeps the sidebar's state across visits: 1 open, 0 collapsed (specification section 4). */
const sidebarCookie = "sidebarStatus";

export interface SidebarState {
  isOpen: boolean;
  toggle(): void;
  close(): void;
}

/**
 * Whether the sidebar is open: on a desktop as it was left, on a mobile closed until asked for and
 * again on every change of route.
 */
export function useSidebarState(isMobile: boolean): SidebarState {
  const [isOpen, setIsOpen] = useState(() => readCookie(document, sidebarCookie) !== "0");
  const { pathname } = useLocation();
  // A drawer belongs to the route it was opened at, and so closes when the route changes.
  const [drawerRoute, setDrawerRoute] = useState<string | null>(null);
  const isDrawerOpen = isMobile && drawerRoute === pathname;
  const toggle = useCallback(() => {
    if (isMobile) setDrawerRoute(isDrawerOpen ? null : pathname);
    else {
      const isSecure = window.location.protocol === "https:";
      writeCookie(document, sidebarCookie, isOpen ? "0" : "1", { isLasting: true, isSecure });
      setIsOpen(!isOpen);
    }
  }, [isMobile, isDrawerOpen, isOpen, pathname]);
  const close = useCallback(() => setDrawerRoute(null), []);
  return { isOpen: isMobile ? isDrawerOpen : isOpen, toggle, close };
}
