import { QueryClientProvider } from "@tanstack/react-query";
import {
  Activity,
  memo,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { useStore } from "zustand";
import { pagePathOf } from "../../language/component-path.ts";
import { passFocusOn } from "../../ui/give-focus-back.ts";
import { Notice } from "../../ui/notice.tsx";
import { useApplication, useSettings } from "../application.ts";
import { useTexts } from "../language/texts.ts";
import { useWorkspace, WorkspaceContext } from "../layout/workspace-context.ts";
import { addressTitle } from "../menu/menu-title.ts";
import { resolveAddress } from "../menu/resolve-address.ts";
import { studioScreenOf } from "../menu/studio-nodes.ts";
import { PageFrame } from "../page/page-frame.tsx";
import type { PagePlace as Place } from "../page/page-host.ts";
import { queryClient } from "../page/query-client.ts";
import { StudioFrame } from "../page/studio-frame.tsx";
import { Themed } from "../theme/themed.tsx";
import { outlet } from "./page-outlet.ts";
import type { TabStore } from "./tab-store.ts";
import { keptAlive, type Tab } from "./tabs.ts";
import { addressedTab } from "./use-tab-visits.ts";

/** The pages of the open tabs: one is shown, the others stay mounted with their state. */
export const KeptPages = memo(function KeptPages() {
  const { routes, tabs } = useWorkspace();
  const { cacheViews } = useSettings();
  const state = useStore(tabs.store);
  const kept = useMemo(() => {
    const mayKeep = (tab: Tab): boolean => {
      const found = resolveAddress(routes, tab.path);
      const isKept = found.kind === "page" ? !found.entry.node.noCache : tab.isUnsaved;
      return cacheViews && tab.lastVisit > 0 && isKept;
    };
    return keptAlive(state, mayKeep);
  }, [state, routes, cacheViews]);
  useKeptScroll(tabs.store);
  useDroppedPages(state.tabs, kept);
  return kept.map((tab) => (
    <KeptPage key={`${tab.id}:${tab.generation}`} tab={tab} isShown={tab.id === state.activeId} />
  ));
});

/** A page with its state, which is told when it closes: React tells a hidden one nothing. */
function KeptPage({ tab, isShown }: { tab: Tab; isShown: boolean }) {
  const [life, setLife] = useState(() => new AbortController());
  useLayoutEffect(() => {
    // In development React ends each effect once and begins it again.
    if (life.signal.aborted) setLife(new AbortController());
    return () => life.abort();
  }, [life]);
  return (
    <Activity mode={isShown ? "visible" : "hidden"}>
      <TabPage
        id={tab.id}
        path={tab.path}
        search={tab.search}
        isUnsaved={tab.isUnsaved}
        closed={life.signal}
      />
    </Activity>
  );
}

/** Removes the search that was typed and not sent when its page is no longer kept. */
function useDroppedPages(tabs: readonly Tab[], kept: readonly Tab[]): void {
  const { drafts } = useApplication();
  useLayoutEffect(() => {
    const dropped = tabs.filter((tab) => tab.lastVisit > 0 && !kept.includes(tab));
    for (const { id } of dropped) drafts.removePassing(id);
  }, [tabs, kept, drafts]);
}

interface TabPageProps {
  id: string;
  path: string;
  search: string;
  isUnsaved: boolean;
  /** Aborted once the page closes. */
  closed: AbortSignal;
}

const TabPage = memo(function TabPage(props: TabPageProps) {
  const { id, path, search, isUnsaved, closed } = props;
  const { routes, tabs, navigate, goingTo } = useWorkspace();
  const { drafts, leftPages } = useApplication();
  const text = useTexts();
  const found = resolveAddress(routes, path);
  const isLeft = found.kind !== "page";
  const place = useMemo(
    (): Place => ({
      path,
      setSearch(changed, isCorrection) {
        // A navigation from a page that is being left would take back the one that leaves it.
        if (addressedTab({ tabs, goingTo })?.id === id) {
          void navigate(path + changed, { replace: isCorrection, state: { tab: id } });
        } else tabs.change(id, { search: changed });
      },
      setUnsaved(isUnsaved) {
        const { tabs: open } = tabs.store.getState();
        if (open.some((tab) => tab.id === id && tab.isUnsaved !== isUnsaved)) {
          tabs.change(id, { isUnsaved });
        }
      },
      setTitle(title) {
        tabs.change(id, { title });
      },
      closed,
      drafts: drafts.of(id),
      go: (address) => void navigate(address),
    }),
    [id, path, tabs, closed, drafts, navigate, goingTo],
  );
  const entry = isLeft ? leftPages.at(path) : found.entry;
  if (!entry || (isLeft && !isUnsaved)) return null;
  const { node } = entry;
  const pagePath = pagePathOf(node.componentPath) ?? path.slice(1);
  const studioScreen = studioScreenOf(node);
  return (
    <section ref={passFocusOn} aria-label={addressTitle(entry, search, text)}>
      {isLeft && <LeftNotice />}
      {studioScreen ? (
        <StudioFrame screen={studioScreen} pagePath={pagePath} place={place} search={search} />
      ) : (
        <PageFrame pagePath={pagePath} place={place} search={search} />
      )}
    </section>
  );
});

/** Says that the page below is no longer in the menu, even while one of its dialogs covers this. */
function LeftNotice() {
  const text = useTexts();
  const { feedback } = useApplication();
  const told = text("shell.pageGoneTyped");
  useEffect(() => feedback.warning(told), [feedback, told]);
  return <Notice tone="warning">{told}</Notice>;
}

/** Keeps the window's scroll position of each tab. */
function useKeptScroll(store: TabStore["store"]): void {
  const activeId = useStore(store, (state) => state.activeId);
  const positions = useRef(new Map<string, number>());
  // The position is read before the next page is drawn: the event of the last scroll comes a frame
  // later, when another page may be shown already.
  useLayoutEffect(
    () =>
      store.subscribe((now, { activeId: left }) => {
        if (left !== null && now.activeId !== left) positions.current.set(left, window.scrollY);
      }),
    [store],
  );
  useLayoutEffect(() => {
    if (activeId !== null) window.scrollTo(0, positions.current.get(activeId) ?? 0);
  }, [activeId]);
}

/** The pages of the open tabs, with what they need of the frame. */
export function OpenPages() {
  const parts = useWorkspace();
  const pages = useMemo(
    () => (
      <QueryClientProvider client={queryClient}>
        <WorkspaceContext value={parts}>
          <KeptPages />
        </WorkspaceContext>
      </QueryClientProvider>
    ),
    [parts],
  );
  return <PagePlace pages={pages} />;
}

/**
 * The position of the open pages in the document. `pages` should stay the same element while its
 * content does.
 */
function PagePlace({ pages }: { pages: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (!place) return undefined;
    outlet.setState({ pages: <Themed>{createPortal(pages, place)}</Themed> });
    return () => outlet.setState({ pages: null });
  }, [place, pages]);
  // An element with a box of its own would move as a whole where something comes above it, which
  // browsers count as a shift of the layout.
  return <div ref={setPlace} style={{ display: "contents" }} />;
}
