import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router-dom";
import { useStore } from "zustand";
import { useSession, useSettings } from "../application.ts";
import { useDocumentTitle } from "../document-title.ts";
import { useTexts } from "../language/texts.ts";
import { menuRoutes } from "../menu/menu-routes.ts";
import { menuTitle } from "../menu/menu-title.ts";
import { resolveAddress } from "../menu/resolve-address.ts";
import { queryClient } from "../page/query-client.ts";
import { KeptPages } from "../tabs/kept-pages.tsx";
import { TabBar } from "../tabs/tab-bar.tsx";
import { createTabStore } from "../tabs/tab-store.ts";
import { useTabVisits } from "../tabs/use-tab-visits.ts";
import { useIsMobile } from "../theme/media.ts";
import { MobileSidebar, Sidebar } from "./sidebar.tsx";
import { useSidebarState } from "./sidebar-state.ts";
import { TopBar } from "./top-bar.tsx";
import styles from "./workspace.module.css";
import { useWorkspace, WorkspaceContext } from "./workspace-context.ts";

/** The frame of everybody signed in: sidebar, top bar, tabs and the open pages. */
export function Workspace() {
  const menu = useSession((state) => state.menu);
  const routes = useMemo(() => menuRoutes(menu), [menu]);
  const [tabs] = useState(() =>
    createTabStore(window.sessionStorage, (path) => resolveAddress(routes, path).kind === "page"),
  );
  const parts = useMemo(() => ({ routes, tabs }), [routes, tabs]);
  return (
    <QueryClientProvider client={queryClient}>
      <WorkspaceContext value={parts}>
        <Frame />
      </WorkspaceContext>
    </QueryClientProvider>
  );
}

function Frame() {
  const text = useTexts();
  const isMobile = useIsMobile();
  const sidebar = useSidebarState(isMobile);
  const { fixedHeader, tagsView } = useSettings();
  useTabVisits();
  usePageTitle();
  useLeaveWarning();
  return (
    <>
      <a className={styles.skip} href="#content">
        {text("shell.skip")}
      </a>
      <div className={styles.frame}>
        {isMobile ? (
          <MobileSidebar isOpen={sidebar.isOpen} onClose={sidebar.close} />
        ) : (
          <Sidebar isCollapsed={!sidebar.isOpen} />
        )}
        <div className={styles.column}>
          <div className={fixedHeader ? styles.fixedHead : undefined}>
            <TopBar isSidebarOpen={sidebar.isOpen} onToggleSidebar={sidebar.toggle} />
            {tagsView && <TabBar />}
          </div>
          <main id="content" className={styles.main} tabIndex={-1}>
            <KeptPages />
          </main>
        </div>
      </div>
    </>
  );
}

function usePageTitle(): void {
  const { routes } = useWorkspace();
  const { pathname } = useLocation();
  const text = useTexts();
  const found = resolveAddress(routes, pathname);
  useDocumentTitle(found.kind === "page" ? menuTitle(found.entry, text) : "");
}

/** The browser asks before it leaves pages with unsaved changes. */
function useLeaveWarning(): void {
  const { tabs } = useWorkspace();
  const isUnsaved = useStore(tabs.store, (state) => state.tabs.some((tab) => tab.isUnsaved));
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isUnsaved]);
}
