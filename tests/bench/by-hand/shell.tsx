import { Breadcrumb, ConfigProvider, Layout, Menu, type MenuProps, Tabs, Typography } from "antd";
import { useEffect, useMemo, useState } from "react";
import type { BenchNode } from "../organisation.ts";
import { ask } from "./ask.ts";
import { PageOf } from "./page.tsx";

type Items = NonNullable<MenuProps["items"]>;

interface Place {
  node: BenchNode;
  ancestors: readonly BenchNode[];
}

/** A menu, a row of tabs and the pages of the open tabs, as written by hand with antd. */
export function Shell() {
  const [menu, setMenu] = useState<readonly BenchNode[]>([]);
  const [open, setOpen] = useState<readonly Place[]>([]);
  const [active, setActive] = useState(window.location.pathname);
  useEffect(() => {
    void loadMenu().then(setMenu);
  }, []);
  const places = useMemo(
    () => new Map(pagesOf(menu).map((place) => [keyOf(place), place])),
    [menu],
  );
  const items = useMemo(() => itemsOf(menu), [menu]);
  const show = (key: string): void => {
    const place = places.get(key);
    if (!place) return;
    if (!open.includes(place)) setOpen([...open, place]);
    setActive(key);
    window.history.pushState(null, "", key);
  };
  const close = (key: string): void => {
    const rest = open.filter((place) => keyOf(place) !== key);
    setOpen(rest);
    const last = rest.at(-1);
    setActive(last ? keyOf(last) : "");
  };
  const shown = places.get(active);
  // The address of the first visit names the page that is open at the start.
  if (shown && !open.includes(shown)) setOpen([...open, shown]);
  return (
    <ConfigProvider>
      <Layout style={{ minHeight: "100vh" }}>
        <Layout.Sider width={210} theme="light">
          <Menu
            mode="inline"
            items={items}
            selectedKeys={[active]}
            onClick={({ key }) => show(key)}
          />
        </Layout.Sider>
        <Layout>
          <Layout.Header style={{ background: "#fff", height: 48, lineHeight: "48px" }}>
            <Breadcrumb
              items={[...(shown?.ancestors ?? []), ...(shown ? [shown.node] : [])].map(
                ({ title }) => ({ title }),
              )}
            />
          </Layout.Header>
          <Tabs
            type="editable-card"
            hideAdd
            activeKey={active}
            onChange={show}
            onEdit={(key) => close(String(key))}
            items={open.map((place) => ({ key: keyOf(place), label: place.node.title }))}
          />
          <Layout.Content style={{ padding: 24 }}>
            {!shown && <Typography.Title level={1}>Home</Typography.Title>}
            {open.map((place) => (
              <div
                key={keyOf(place)}
                data-page={place.node.title}
                style={{ display: keyOf(place) === active ? "" : "none" }}
              >
                <PageOf node={place.node} />
              </div>
            ))}
          </Layout.Content>
        </Layout>
      </Layout>
    </ConfigProvider>
  );
}

/** The three requests of a session, one after another, as the product makes them. */
async function loadMenu(): Promise<BenchNode[]> {
  const token = { token: "bench" };
  await ask("/system-api/api/member/userInfo", token);
  await ask("/system-api/api/member/getRoleGroup", token);
  return ask<BenchNode[]>("/system-api/api/menu/getTreeRoleList", { status: 1 });
}

function keyOf({ node }: Place): string {
  return node.routerPath;
}

function pagesOf(nodes: readonly BenchNode[], ancestors: readonly BenchNode[] = []): Place[] {
  return nodes.flatMap((node) =>
    node.typeId === "1" ? [{ node, ancestors }] : pagesOf(node.children, [...ancestors, node]),
  );
}

function itemsOf(nodes: readonly BenchNode[]): Items {
  return nodes.map(({ id, title, routerPath, typeId, children }) =>
    typeId === "1"
      ? { key: routerPath, label: title }
      : { key: `folder-${id}`, label: title, children: itemsOf(children) },
  );
}
