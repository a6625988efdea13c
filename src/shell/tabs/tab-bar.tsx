import {
  type KeyboardEvent,
  memo,
  type SyntheticEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { useStore } from "zustand";
import { whenIdle } from "../../ui/when-idle.ts";
import { useTexts } from "../language/texts.ts";
import { useWorkspace } from "../layout/workspace-context.ts";
import styles from "./tab-bar.module.css";
import { TabItem } from "./tab-item.tsx";
import { tabCommand } from "./tab-keys.ts";
import { TabMenu, type TabMenuPlace } from "./tab-menu.tsx";
import { rowOf, type TabRow } from "./tab-row.ts";
import { TabScroller } from "./tab-scroller.tsx";
import type { CloseScope, Tab, Tabs } from "./tabs.ts";
import { type DrawnTabs, useDrawnTabs } from "./use-drawn-tabs.ts";
import { useTabActions } from "./use-tab-actions.ts";
import { useTabTitle } from "./use-tab-title.ts";

/** The row of open pages (specification section 2, tag tabs). */
export const TabBar = memo(function TabBar() {
  const { tabs } = useWorkspace();
  const state = useStore(tabs.store);
  const text = useTexts();
  const scroller = useRef<HTMLDivElement>(null);
  const tabStop = state.tabs.find(({ id }) => id === state.activeId) ?? state.tabs[0];
  const drawn = useDrawnTabs(scroller, state.tabs, tabStop);
  const { draw } = drawn;
  const row = useMemo(() => rowOf(scroller, draw), [draw]);
  const hintId = useId();
  const { menu, dismissMenu, handlers } = useTabHandlers(row);
  const { press, said } = useTabKeys(row, handlers);
  useActiveInView(row, state.activeId);
  return (
    <nav className={styles.bar} aria-label={text("tabs.openPages")}>
      <TabScroller scroller={scroller}>
        <TabItems
          state={state}
          drawn={drawn}
          tabStop={tabStop}
          row={row}
          hintId={hintId}
          handlers={handlers}
          press={press}
        />
      </TabScroller>
      <span id={hintId} hidden>
        {text("tabs.hint")}
      </span>
      <span className={styles.said} role="status">
        {said}
      </span>
      {menu && <TabMenu {...menu} {...handlers} onDismiss={dismissMenu} />}
    </nav>
  );
});

type Handlers = ReturnType<typeof useTabHandlers>["handlers"];

interface TabItemsProps {
  state: Tabs;
  drawn: DrawnTabs;
  tabStop: Tab | undefined;
  row: TabRow;
  hintId: string;
  handlers: Handlers;
  press: (event: KeyboardEvent) => void;
}

/** The list of the tabs, which are draggable once that code is loaded. */
function TabItems({ state, drawn, tabStop, row, hintId, handlers, press }: TabItemsProps) {
  // Where no pointer can come near first, as on a touch screen, the code is loaded at once.
  const [isNear, setIsNear] = useState(() => !window.matchMedia("(hover: hover)").matches);
  const sortable = useSortableTabs(row, isNear && state.tabs.length > 1);
  const comeNear = (): void => setIsNear(true);
  const Item = sortable?.SortableTab ?? TabItem;
  const isWindowed = drawn.width !== null;
  const items = drawn.tabs.map((tab) => (
    <Item
      key={tab.id}
      isActive={tab.id === state.activeId}
      isTabStop={tab === tabStop}
      place={drawn.placeOf(tab)}
      tab={tab}
      hintId={hintId}
      handlers={handlers}
    />
  ));
  // A tab that has the focus or is dragged stays drawn, however far the row is scrolled.
  const hold = ({ target }: SyntheticEvent): void => {
    const item = target instanceof Element ? target.closest("li") : null;
    const id = item?.querySelector<HTMLElement>("[data-tab]")?.dataset.tab;
    if (isWindowed && id !== undefined) drawn.hold(id);
  };
  return (
    <ul
      className={isWindowed ? `${styles.list} ${styles.windowed}` : styles.list}
      style={drawn.width === null ? undefined : { width: drawn.width }}
      onKeyDown={press}
      onPointerEnter={comeNear}
      onFocus={(event) => {
        comeNear();
        hold(event);
      }}
      onPointerDown={hold}
    >
      {sortable ? (
        <sortable.SortableTabs tabs={state.tabs} drawn={drawn.tabs} row={row}>
          {items}
        </sortable.SortableTabs>
      ) : (
        items
      )}
    </ul>
  );
}

/** The pointer and menu handlers of the tabs, and the menu that is open. */
function useTabHandlers(row: TabRow) {
  const { tabs } = useWorkspace();
  const actions = useTabActions();
  const [menu, setMenu] = useState<{ place: TabMenuPlace; isOpen: boolean } | null>(null);
  const handlers = useMemo(
    () => ({
      show: actions.show,
      async close(tab: Tab, scope: CloseScope) {
        const { tabs: before } = tabs.store.getState();
        if (await actions.close(tab, scope)) row.focusNear(before, tab.id);
      },
      reload: actions.reload,
      openMenu(tab: Tab, { x, y }: { x: number; y: number }) {
        setMenu({ place: { tab, x, y }, isOpen: true });
      },
    }),
    [tabs, actions, row],
  );
  const dismissMenu = (): void => {
    if (!menu) return;
    setMenu({ ...menu, isOpen: false });
    row.focus(menu.place.tab.id);
  };
  return { menu, dismissMenu, handlers };
}

/** The keyboard handler of the focused tab; moving a tab announces its new position. */
function useTabKeys(row: TabRow, handlers: Handlers) {
  const { tabs } = useWorkspace();
  const text = useTexts();
  const titleOf = useTabTitle();
  const [said, setSaid] = useState("");
  const press = (event: KeyboardEvent): void => {
    const { tabs: open } = tabs.store.getState();
    const focused = row.focused();
    const position = open.findIndex(({ id }) => id === focused);
    const tab = open[position];
    const command = tab && tabCommand(event, position, open.length);
    if (!command) return;
    event.preventDefault();
    if (command.do === "focus") row.focus(open[command.position]?.id);
    else if (command.do === "close") void handlers.close(tab, "this");
    else if (command.do === "menu") handlers.openMenu(tab, row.below(tab.id));
    else {
      tabs.move(tab.id, position + command.step);
      const { tabs: moved } = tabs.store.getState();
      const values = { title: titleOf(tab), position: moved.indexOf(tab) + 1, total: moved.length };
      setSaid(text("tabs.moved", values));
    }
  };
  return { press, said };
}

function useActiveInView(row: TabRow, activeId: string | null): void {
  useEffect(() => (activeId === null ? undefined : row.keepInView(activeId)), [row, activeId]);
}

type SortableParts = Pick<typeof import("./sortable-tabs.tsx"), "SortableTabs" | "SortableTab">;

/**
 * Makes tabs draggable once that code is loaded, which happens when a pointer or the focus comes
 * near and only where there are several tabs. The change remounts the tabs, so it waits until no pointer is pressed on
 * one, and restores the focus.
 */
function useSortableTabs(row: TabRow, isWanted: boolean): SortableParts | null {
  const [parts, setParts] = useState<SortableParts | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    const left = new AbortController();
    const load = async (): Promise<void> => {
      const { SortableTabs, SortableTab } = await import("./sortable-tabs.tsx");
      const take = (): void => {
        const focused = row.focused();
        // The update is synchronous, so that no key press can move the focus while it is lost and
        // restored.
        flushSync(() => setParts({ SortableTabs, SortableTab }));
        if (focused !== null) row.focus(focused);
      };
      if (left.signal.aborted) return;
      if (!row.element()?.matches(":active")) take();
      else {
        // The browser sends the click after the release of the pointer, so the change waits for it.
        const later = (): void => void setTimeout(take);
        window.addEventListener("pointerup", later, { once: true, signal: left.signal });
      }
    };
    // A failure is ignored: the tabs then cannot be dragged.
    const cancel = whenIdle(() => void load().catch(() => undefined));
    return () => {
      cancel();
      left.abort();
    };
  }, [row, isWanted]);
  return parts;
}
