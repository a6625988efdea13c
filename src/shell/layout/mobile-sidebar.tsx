import { Drawer } from "antd";
import { useRef } from "react";
import { useTexts } from "../language/texts.ts";
import type { DrawerProps } from "./drawer-props.ts";
import { SideMenu } from "./side-menu.tsx";
import styles from "./sidebar.module.css";
import { Brand } from "./sidebar.tsx";

/** The sidebar's width (specification section 9). */
const sidebarWidth = 210;

/** The menu in a drawer above the page, on a mobile screen; it takes the focus. */
export function MobileSidebar({ isOpen, onClose, onClosed }: DrawerProps) {
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
