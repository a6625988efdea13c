import { Menu, type MenuProps } from "antd";
import { type MouseEvent, type ReactNode, useMemo, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { NamedIcon } from "../../../renderers/icons.tsx";
import { useTexts } from "../language/texts.ts";
import { isShownInSidebar, type MenuEntry } from "../menu/menu-routes.ts";
import { menuTitle } from "../menu/menu-title.ts";
import { dashboardEntry, dashboardPath, resolveAddress } from "../menu/resolve-address.ts";
import { keepOpenMenus, openMenus } from "./open-menus.ts";
import { useWorkspace } from "./workspace-context.ts";

type Items = NonNullable<MenuProps["items"]>;

/** The sidebar's menu, made from the server's tree (specification section 2). */
export function SideMenu({ isCollapsed }: { isCollapsed: boolean }) {
  const { routes } = useWorkspace();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const text = useTexts();
  const found = resolveAddress(routes, pathname);
  const current = found.kind === "page" ? found.entry : null;
  const entries = useMemo(
    () => (routes.byPath.has(dashboardPath) ? routes.entries : [dashboardEntry, ...routes.entries]),
    [routes],
  );
  const [openKeys, setOpenKeys] = useState(() => [
    ...new Set([...openMenus(), ...(current?.ancestors.map(({ key }) => key) ?? [])]),
  ]);
  const items = useMemo(() => itemsOf(entries, (entry) => menuTitle(entry, text)), [entries, text]);
  const byKey = useMemo(
    () => new Map(flatten(entries).map((entry) => [entry.key, entry])),
    [entries],
  );
  return (
    <Menu
      mode="inline"
      inlineIndent={16}
      inlineCollapsed={isCollapsed}
      items={items}
      selectedKeys={current ? [visibleKey(current)] : []}
      {...(isCollapsed ? {} : { openKeys })}
      onOpenChange={(keys) => {
        if (isCollapsed) return;
        setOpenKeys(keys);
        keepOpenMenus(keys);
      }}
      onClick={({ key, domEvent }) => {
        const entry = byKey.get(key);
        if (!entry) return;
        if (entry.isExternal) window.open(entry.address, "_blank", "noopener,noreferrer");
        else if (!opensElsewhere(domEvent)) void navigate(entry.address);
      }}
    />
  );
}

function itemsOf(entries: readonly MenuEntry[], titleOf: (entry: MenuEntry) => string): Items {
  return entries.filter(isShownInSidebar).map((entry) => {
    const icon = iconOf(entry);
    const title = titleOf(entry);
    if (entry.children.some(isShownInSidebar)) {
      return { key: entry.key, icon, label: title, children: itemsOf(entry.children, titleOf) };
    }
    return {
      key: entry.key,
      icon,
      title,
      label: <MenuLink address={entry.address} text={title} />,
    };
  });
}

/** Deep entries are told apart by their place; an icon for each would only be noise. */
function iconOf({ ancestors, node }: MenuEntry): ReactNode {
  return ancestors.length < 2 ? <NamedIcon name={node.icon} /> : undefined;
}

/** A link for those who open it elsewhere; a plain click is the menu's. */
function MenuLink({ address, text }: { address: string; text: string }) {
  return (
    <a
      href={address || undefined}
      tabIndex={-1}
      onClick={(event) => {
        if (!opensElsewhere(event)) event.preventDefault();
      }}
    >
      {text}
    </a>
  );
}

function opensElsewhere(event: Pick<MouseEvent, "ctrlKey" | "metaKey" | "shiftKey">): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey;
}

/** A hidden page lights up the entry it belongs to. */
function visibleKey(entry: MenuEntry): string {
  if (isShownInSidebar(entry)) return entry.key;
  return entry.ancestors.findLast(isShownInSidebar)?.key ?? entry.key;
}

function flatten(entries: readonly MenuEntry[]): MenuEntry[] {
  return entries.flatMap((entry) => [entry, ...flatten(entry.children)]);
}
