import { QueryClientProvider } from "@tanstack/react-query";
import {
  type ComponentProps,
  memo,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useLocation } from "react-router-dom";
import { useStore } from "zustand";
import { background } from "../../../renderers/runtime/page/background.ts";
import { giveFocusBack } from "../../ui/give-focus-back.ts";
import { lateView } from "../../ui/late/late-view.ts";
import { ignoreSecondClicks } from "../../ui/second-click.ts";
import { useApplication, useSession, useSettings } from "../application.ts";
import { followChanges } from "../changes/follow-changes.ts";
import { OfflineSign } from "../connection/offline-sign.tsx";
import { GuideCard } from "../guide/guide-card.tsx";
import { useTexts } from "../language/texts.ts";
import { MenuFaults } from "../menu/menu-faults.tsx";
import { menuRoutes } from "../menu/menu-routes.ts";
import { addressTitle } from "../menu/menu-title.ts";
import { resolveAddress } from "../menu/resolve-address.ts";
import { PageErrorBoundary } from "../page/page-error-boundary.tsx";
import { queryClient } from "../page/query-client.ts";
import { useDocumentTitle } from "../routes/document-title.ts";
import { notFoundPath } from "../routes/static-paths.ts";
import { useRecentPages } from "../search/recent-pages.ts";
import { StartingFrame } from "../starting-frame.tsx";
import { OpenPages } from "../tabs/kept-pages.tsx";
import { TabBar } from "../tabs/tab-bar.tsx";
import { createTabStore } from "../tabs/tab-store.ts";
import { useOwnTitle } from "../tabs/use-tab-title.ts";
import { useDraftsOfTabs, useTabVisits } from "../tabs/use-tab-visits.ts";
import { useIsMobile } from "../theme/media.ts";
import type { MobileSidebar } from "./mobile-sidebar.tsx";
import { Sidebar, useSidebarState } from "./sidebar.tsx";
import { TopBar } from "./top-bar.tsx";
import { useNavigateAhead } from "./use-navigate-ahead.ts";
import { useOnDemand } from "./use-on-demand.ts";
import "./print.css";
import styles from "./workspace.module.css";
import { type GoingTo, useWorkspace, WorkspaceContext } from "./workspace-context.ts";

/** The frame of a signed-in user; each member gets a new frame. */
export function Workspace({ goingTo }: { goingTo: GoingTo }) {
  const memberId = useSession(({ member }) => member?.id);
  if (memberId === undefined) return <StartingFrame />;
  return <MemberWorkspace key={memberId} goingTo={goingTo} />;
}

/** Sidebar, top bar, tabs and the open pages. */
function MemberWorkspace({ goingTo }: { goingTo: GoingTo }) {
  const menu = useSession((state) => state.menu);
  const menuFaults = useSession((state) => state.menuFaults);
  const routes = useMemo(() => menuRoutes(menu, menuFaults), [menu, menuFaults]);
  const [tabs] = useState(() =>
    createTabStore(window.sessionStorage, (path) => resolveAddress(routes, path).kind === "page"),
  );
  useDraftsOfTabs(tabs);
  const application = useApplication();
  useEffect(() => followChanges(application, queryClient), [application]);
  // One member's cached reads are removed before the next member signs in.
  useEffect(() => () => queryClient.clear(), []);
  useEffect(ignoreSecondClicks, []);
  const navigate = useNavigateAhead(routes, tabs);
  const parts = useMemo(
    () => ({ routes, tabs, navigate, goingTo }),
    [routes, tabs, navigate, goingTo],
  );
  return (
    <QueryClientProvider client={queryClient}>
      <WorkspaceContext value={parts}>
        <Frame />
      </WorkspaceContext>
    </QueryClientProvider>
  );
}

/** Drawn once: parts that depend on the address subscribe to it themselves. */
const Frame = memo(function Frame() {
  const text = useTexts();
  const isMobile = useIsMobile();
  const sidebar = useSidebarState(isMobile);
  const hamburger = useRef<HTMLButtonElement>(null);
  const { fixedHeader, tagsView } = useSettings();
  useLeaveWarning();
  return (
    <>
      <AddressFollower onLeft={sidebar.close} />
      <a className={styles.skip} href="#content">
        {text("shell.skip")}
      </a>
      <div className={styles.frame}>
        {isMobile ? (
          <PhoneSidebar
            isOpen={sidebar.isOpen}
            onClose={sidebar.close}
            onClosed={() => giveFocusBack(hamburger.current)}
          />
        ) : (
          <Sidebar isCollapsed={!sidebar.isOpen} />
        )}
        <div className={styles.column}>
          <OfflineSign />
          <div className={fixedHeader ? styles.fixedHead : undefined}>
            <TopBar
              hamburger={hamburger}
              isSidebarOpen={sidebar.isOpen}
              onToggleSidebar={sidebar.toggle}
            />
            {tagsView && <TabBar />}
          </div>
          <main id="content" className={styles.main} tabIndex={-1}>
            <MenuFaults />
            <GuideCard />
            <OpenPages />
            <NotFound />
          </main>
        </div>
      </div>
    </>
  );
});

const loadSidebar = async () => (await import("./mobile-sidebar.tsx")).MobileSidebar;

/** The sidebar of a phone, loaded ahead; a failure is reported once it is opened. */
function PhoneSidebar(props: ComponentProps<typeof MobileSidebar>) {
  const { isOpen, onClose } = props;
  const [Drawer, load] = useOnDemand(loadSidebar, onClose);
  const need = useEffectEvent(load);
  useEffect(() => {
    void (isOpen ? need() : loadSidebar().catch(() => undefined));
  }, [isOpen]);
  return Drawer && <Drawer {...props} />;
}

const NotFoundPage = lateView(
  async () => (await import("../routes/not-found-page.tsx")).NotFoundPage,
);

/**
 * The message that the frame shows instead of a page where the address leads to none, or to one
 * that has left the menu and holds nothing unsaved.
 */
function NotFound() {
  const { routes, tabs } = useWorkspace();
  const { pathname } = useLocation();
  const isUnsaved = useStore(tabs.store, (state) =>
    state.tabs.some((tab) => tab.id === state.activeId && tab.isUnsaved),
  );
  const hasLeft = pathname !== notFoundPath && resolveAddress(routes, pathname).kind === "unknown";
  if (pathname !== notFoundPath && (!hasLeft || isUnsaved)) return null;
  return (
    <PageErrorBoundary key={pathname}>
      <NotFoundPage hasLeft={hasLeft} />
    </PageErrorBoundary>
  );
}

/**
 * Updates tabs, title and recent pages when the address changes, reports when a route is left, and
 * draws nothing.
 */
function AddressFollower({ onLeft }: { onLeft: () => void }): null {
  const { pathname } = useLocation();
  useTabVisits();
  usePageTitle();
  useRecentPages();
  const shown = useRef(pathname);
  const leave = useEffectEvent(onLeft);
  useLayoutEffect(() => {
    if (shown.current !== pathname) leave();
    shown.current = pathname;
  }, [pathname]);
  return null;
}

function usePageTitle(): void {
  const { routes } = useWorkspace();
  const { pathname, search } = useLocation();
  const text = useTexts();
  const found = resolveAddress(routes, pathname);
  const own = useOwnTitle();
  useDocumentTitle(own ?? (found.kind === "page" ? addressTitle(found.entry, search, text) : ""));
}

/** Has the browser ask before it leaves pages with unsaved changes or stops running work. */
function useLeaveWarning(): void {
  const { session } = useApplication();
  const { tabs } = useWorkspace();
  const isUnsaved = useStore(tabs.store, (state) => state.tabs.some((tab) => tab.isUnsaved));
  const isRunning = useStore(background, (state) => state.isRunning);
  useEffect(() => {
    if (!isUnsaved && !isRunning) return undefined;
    const warn = (event: BeforeUnloadEvent): void => {
      // Unsaved input survives a lost session, so no question is needed.
      if (session.store.getState().member) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isUnsaved, isRunning, session]);
}
