import { Menu, type MenuProps, type MenuRef } from "antd";
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { NamedIcon } from "../../../renderers/icons.tsx";
import { pagePathOf } from "../../language/component-path.ts";
import { lateView } from "../../ui/late/late-view.ts";
import { windowedFrom } from "../../ui/list/use-window.ts";
import { opensElsewhere } from "../../ui/outside/opens-elsewhere.ts";
import { useApplication, useSettings } from "../application.ts";
import { useTexts } from "../language/texts.ts";
import { countOfShown, type MenuParts } from "../menu/long/menu-lines.ts";
import { isShownInSidebar, type MenuEntry, type MenuRoutes } from "../menu/menu-routes.ts";
import { MenuSign } from "../menu/menu-sign.tsx";
import { menuTitle } from "../menu/menu-title.ts";
import { dashboardEntry, dashboardPath, resolveAddress } from "../menu/resolve-address.ts";
import { expectPage } from "../page/expected-page.ts";
import { PageErrorBoundary } from "../page/page-error-boundary.tsx";
import { measuresOf } from "../theme/measures.ts";
import { keepOpenMenus, openMenus } from "./open-menus.ts";
import { popUpMenuClass, usePopUps } from "./use-pop-ups.ts";
import { useWorkspace } from "./workspace-context.ts";

type Items = NonNullable<MenuProps["items"]>;

// The long menu is a separate chunk, since few menus are so long.
const LongMenu = lateView(async () => (await import("../menu/long/long-menu.tsx")).LongMenu);

/** The sidebar's menu, made from the server's tree (specification section 2). */
export function SideMenu({ isCollapsed }: { isCollapsed: boolean }) {
  const { routes, navigate } = useWorkspace();
  const { pathname } = useLocation();
  const text = useTexts();
  const found = resolveAddress(routes, pathname);
  const current = found.kind === "page" ? found.entry : null;
  const entries = useMemo(() => shownEntries(routes), [routes]);
  // The selected entry is deferred, since antd redraws the whole menu for it and the page has
  // priority.
  const lit = useDeferredValue(current);
  const selected = lit && visibleKey(lit);
  const [openKeys, setOpenKeys] = useOpenKeys(lit);
  const expect = useExpectation();
  const lineHeight = measuresOf[useSettings().size].menuItem;
  const isLong = useMemo(() => countOfShown(entries) >= windowedFrom, [entries]);
  // The element stays the same while its inputs do: in one navigation the router redraws more than
  // once what depends on the address.
  return useMemo(() => {
    const parts: MenuParts = {
      entries,
      isCollapsed,
      selected,
      openKeys,
      expect,
      setOpenKeys(keys) {
        setOpenKeys([...keys]);
        keepOpenMenus(keys);
      },
      choose(entry, event) {
        // The browser handles a click with a modifier key, such as opening a new tab.
        if (opensElsewhere(event)) return;
        if (entry.isExternal) window.open(entry.address, "_blank", "noopener,noreferrer");
        else void navigate(entry.address);
      },
    };
    if (!isLong) return <ShortMenu {...parts} />;
    return (
      <PageErrorBoundary>
        <LongMenu
          {...parts}
          lineHeight={lineHeight}
          label={text("shell.mainMenu")}
          titleOf={(entry) => menuTitle(entry, text)}
        />
      </PageErrorBoundary>
    );
  }, [
    entries,
    isCollapsed,
    isLong,
    selected,
    openKeys,
    setOpenKeys,
    expect,
    navigate,
    text,
    lineHeight,
  ]);
}

/** The entries of the menu; the dashboard is the first where the server's tree lacks it. */
function shownEntries({ byPath, entries }: MenuRoutes): readonly MenuEntry[] {
  return byPath.has(dashboardPath) ? entries : [dashboardEntry, ...entries];
}

/**
 * The keys of the open folders: those that were left open, and the ancestors of the selected entry.
 */
function useOpenKeys(lit: MenuEntry | null) {
  const [openKeys, setOpenKeys] = useState(() => withAncestors(openMenus(), lit));
  const [shown, setShown] = useState(lit?.key);
  if (lit && lit.key !== shown) {
    setShown(lit.key);
    setOpenKeys(withAncestors(openKeys, lit));
  }
  return [openKeys, setOpenKeys] as const;
}

function withAncestors(keys: readonly string[], entry: MenuEntry | null): string[] {
  return [...new Set([...keys, ...(entry?.ancestors.map(({ key }) => key) ?? [])])];
}

/** The menu for few entries, which draws all of them. */
function ShortMenu(parts: MenuParts) {
  const { entries, isCollapsed, selected, openKeys, setOpenKeys, choose, expect } = parts;
  const text = useTexts();
  const items = useMemo(
    () => itemsOf(entries, { titleOf: (entry) => menuTitle(entry, text), choose, expect }),
    [entries, text, choose, expect],
  );
  const popUps = usePopUps(isCollapsed);
  const menu = useRef<MenuRef>(null);
  const growing = useRef<ResizeObserver | null>(null);
  useEffect(() => {
    const folders = menu.current?.menu?.list;
    if (!folders) return;
    // A folder that opens with the entry reaches its height only later.
    growing.current = new ResizeObserver(() =>
      menu.current?.menu?.findItem({ key: selected ?? "" })?.scrollIntoView({ block: "nearest" }),
    );
    growing.current.observe(folders);
    return () => growing.current?.disconnect();
  }, [selected]);
  const toggle = (keys: string[]): void => {
    // Whoever opens or closes a folder themselves stays there.
    growing.current?.disconnect();
    setOpenKeys(keys);
  };
  return (
    <Menu
      ref={menu}
      rootClassName={popUpMenuClass}
      mode="inline"
      inlineIndent={8}
      inlineCollapsed={isCollapsed}
      items={items}
      selectedKeys={selected === null ? [] : [selected]}
      openKeys={isCollapsed ? popUps.openKeys : [...openKeys]}
      onOpenChange={isCollapsed ? popUps.setOpenKeys : toggle}
    />
  );
}

interface ItemParts extends Pick<MenuParts, "choose" | "expect"> {
  titleOf(entry: MenuEntry): string;
}

function itemsOf(entries: readonly MenuEntry[], parts: ItemParts): Items {
  return entries.filter(isShownInSidebar).map((entry) => itemOf(entry, parts));
}

/** A sub-menu where the entry has visible children, otherwise a link. */
function itemOf(entry: MenuEntry, parts: ItemParts): Items[number] {
  const { key, node, children } = entry;
  const icon = <NamedIcon name={node.icon} />;
  const title = parts.titleOf(entry);
  if (children.some(isShownInSidebar)) {
    // The library leaves a label that is a span as it is, without the class of all other labels.
    const label = (
      <span className="ant-menu-title-content" title={title}>
        {title}
      </span>
    );
    return { key, icon, label, children: itemsOf(children, parts) };
  }
  return {
    key,
    icon,
    title,
    label: <MenuLink entry={entry} text={title} />,
    onClick: ({ domEvent }) => parts.choose(entry, domEvent),
    onMouseEnter: () => parts.expect(entry),
    onMouseLeave: () => parts.expect(null),
  };
}

/**
 * The link of a menu entry, which the browser can open in a new tab; the menu handles a plain
 * click.
 */
function MenuLink({ entry, text }: { entry: MenuEntry; text: string }) {
  return (
    <a
      href={entry.address || undefined}
      {...(entry.isExternal && { target: "_blank", rel: "noopener noreferrer" })}
      tabIndex={-1}
      onClick={(event) => {
        if (!opensElsewhere(event)) event.preventDefault();
      }}
    >
      {text}
      {entry.isExternal && <MenuSign address={entry.address} />}
    </a>
  );
}

/** Milliseconds that a pointer rests on an entry before the entry's page is preloaded. */
const restingMs = 40;

/**
 * Preloads the page of an entry once the pointer rests on the entry, unless a tab already shows the
 * page.
 */
function useExpectation(): ItemParts["expect"] {
  const { sources } = useApplication();
  const { tabs } = useWorkspace();
  const timer = useRef(0);
  return useCallback(
    (entry) => {
      window.clearTimeout(timer.current);
      const path = entry?.node.type === "page" ? pagePathOf(entry.node.componentPath) : null;
      const isOpen = tabs.store.getState().tabs.some((tab) => tab.path === entry?.address);
      if (path === null || isOpen || entry?.isExternal) return;
      timer.current = window.setTimeout(() => expectPage(sources.load, path), restingMs);
    },
    [sources, tabs],
  );
}

/**
 * The key of the menu entry to select for a page; a hidden page selects the entry that it belongs
 * to.
 */
function visibleKey(entry: MenuEntry): string {
  if (isShownInSidebar(entry)) return entry.key;
  return entry.ancestors.findLast(isShownInSidebar)?.key ?? entry.key;
}
