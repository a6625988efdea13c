import { describe, expect, it } from "vitest";
import { readMenu } from "../../../src/session/menu-node.ts";
import { iconFaults } from "../../../src/shell/menu/icon-faults.ts";
import { isShownInSidebar, menuRoutes } from "../../../src/shell/menu/menu-routes.ts";
import {
  lostAddress,
  resolveAddress,
  startAddress,
} from "../../../src/shell/menu/resolve-address.ts";

const page = (routerPath: string, more: object = {}) => ({
  title: routerPath,
  typeId: "1",
  routerPath,
  componentPath: routerPath,
  ...more,
});

const folder = (routerPath: string, children: object[], more: object = {}) => ({
  title: routerPath,
  typeId: "0",
  routerPath,
  children,
  ...more,
});

function routesOf(...nodes: object[]) {
  const { nodes: read, faults } = readMenu(nodes);
  return menuRoutes(read, faults);
}

describe("addresses of the menu", () => {
  it("are absolute, or relative to the parent's", () => {
    const deep = folder("rules", [page("list"), page("/other/place")]);
    const routes = routesOf(folder("/points", [page("groups"), deep]));
    expect([...routes.byPath.keys()]).toEqual([
      "/points",
      "/points/groups",
      "/points/rules",
      "/points/rules/list",
      "/other/place",
    ]);
  });

  it("go to the first of two nodes with the same path, and the second is reported", () => {
    const first = page("/same", { id: 1 });
    const routes = routesOf(first, page("same/", { id: 2 }));
    expect(routes.byPath.get("/same")?.node.id).toBe("1");
    expect(routes.faults).toMatchObject([{ kind: "duplicateAddress", id: "2", given: "same/" }]);
  });

  it("are missing in a page without a path, which is reported", () => {
    const routes = routesOf(page("", { title: "Nowhere" }), page("/there", { title: "" }));
    expect(routes.faults.map(({ kind }) => kind)).toEqual(["noAddress", "noTitle"]);
  });

  it.each(["https://example.org/help", " https://example.org/help "])(
    "may lead outside, as to %j",
    (routerPath) => {
      const routes = routesOf(page(routerPath));
      const address = "https://example.org/help";
      expect(routes.entries[0]).toMatchObject({ isExternal: true, address });
      expect(routes.byPath.size).toBe(0);
    },
  );

  it("may have blanks around it", () => {
    const routes = routesOf(folder("/points", [page(" /points/rules ")]));
    expect([...routes.byPath.keys()]).toContain("/points/rules");
  });
});

describe("a path that leads astray", () => {
  const addressOf = (routerPath: string) => {
    const routes = routesOf(folder("/points", [page(routerPath, { title: "Astray" })]));
    const [entry] = routes.entries[0]?.children ?? [];
    return [entry?.address, entry?.isExternal, ...routes.faults.map(({ kind }) => kind)];
  };

  it.each([
    "javascript:alert(1)",
    " JavaScript:alert(1)",
    "java\nscript:alert(1)",
    "\u0001javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:msgbox",
    "file:///etc/passwd",
    "/\\evil.example",
    "\\\\evil.example",
    "https://",
    "https://docs.example.com@evil.example/",
  ])("%j leads nowhere and is reported", (routerPath) => {
    expect(addressOf(routerPath)).toEqual(["", false, "unsafeAddress"]);
  });

  it.each([
    ["//evil.example/page", "/evil.example/page"],
    ["javascript/rules", "/points/javascript/rules"],
    ["./rules", "/points/rules"],
  ])("%s is a path of the application", (routerPath, address) => {
    expect(addressOf(routerPath)).toEqual([address, false]);
  });

  it("with a query or a fragment counts without it and is reported", () => {
    expect(addressOf("/a/b?c=1")).toEqual(["/a/b", false, "addressHasQuery"]);
    expect(addressOf("b#top")).toEqual(["/points/b", false, "addressHasQuery"]);
  });

  it.each(["/", "/login", "/register", "/404", "/jun/member/industryAtten"])(
    "%s belongs to the application and is reported",
    (routerPath) => {
      expect(addressOf(routerPath)).toEqual([routerPath, false, "reservedAddress"]);
    },
  );
});

it("reports an unknown icon, however deep, and none where the node gives none", () => {
  const deep = page("deep", { id: 7, icon: "unicorn", title: "Deep" });
  const routes = routesOf(folder("/a", [deep, page("plain")], { icon: "folder" }));
  expect(iconFaults(routes.entries)).toEqual([
    { kind: "unknownIcon", id: "7", title: "Deep", path: ["/a"], given: "unicorn" },
  ]);
});

it("finds no fault with the menu of the sample organisation's kind", () => {
  const routes = routesOf(folder("/points", [page("groups"), page("/other", { icon: "group" })]));
  expect([...routes.faults, ...iconFaults(routes.entries)]).toEqual([]);
});

describe("the sidebar", () => {
  it("leaves out permissions, hidden nodes and folders without anything to show", () => {
    const routes = routesOf(
      folder("/a", [page("b"), { typeId: "2", name: "x:y:z" }]),
      folder("/hidden-inside", [page("c", { isHidden: true })]),
      page("/d", { isHidden: true }),
    );
    const shown = routes.entries.filter(isShownInSidebar);
    expect(shown.map(({ address }) => address)).toEqual(["/a"]);
    expect(shown[0]?.children.map(({ address }) => address)).toEqual(["/a/b"]);
  });
});

describe("an address", () => {
  const routes = routesOf(
    folder("/points", [page("hidden", { isHidden: true }), page("groups")], {
      componentPath: "views/home/index",
    }),
    folder("/plain", [page("inside")]),
  );

  it("/ leads to the dashboard", () => {
    expect(resolveAddress(routes, "/")).toEqual({ kind: "redirect", address: "/dashboard" });
  });

  it.each([
    ["/plain/inside", "/plain/inside"],
    ["/gone", "/dashboard"],
    ["/plain", "/dashboard"],
    ["", "/dashboard"],
  ])("/ with the start page %j leads to %s", (startPage, address) => {
    expect(startAddress(routes, startPage)).toBe(address);
  });

  it("that is lost leads to the one page of a member who must set a password, and not to a dead end", () => {
    expect(lostAddress(routes, "/gone")).toBe("/404");
    const password = page("/dashboard", { componentPath: "shell/password" });
    expect(lostAddress(routesOf(password), "/a?b=1#c")).toBe("/dashboard#/a?b=1#c");
  });

  it("/dashboard is a page even where the menu does not name it", () => {
    const found = resolveAddress(routes, "/dashboard");
    expect(found).toMatchObject({ kind: "page", entry: { node: { affix: true } } });
  });

  it("of a hidden page opens it", () => {
    expect(resolveAddress(routes, "/points/hidden")).toMatchObject({ kind: "page" });
  });

  it("of a parent whose component path contains home leads to its first child", () => {
    const found = resolveAddress(routes, "/points");
    expect(found).toEqual({ kind: "redirect", address: "/points/groups" });
  });

  it.each(["/plain", "/nowhere", "/points/groups/more"])("%s leads nowhere", (path) => {
    expect(resolveAddress(routes, path)).toEqual({ kind: "unknown" });
  });

  it("counts as people write it, whatever script that is", () => {
    const chinese = routesOf(page("/积分/规则 1"));
    const encoded = new URL("/积分/规则 1", "http://localhost").pathname;
    expect(resolveAddress(chinese, encoded)).toMatchObject({ kind: "page" });
  });

  it("that a folder and a page share opens the page", () => {
    const shared = routesOf(folder("/points", [page("/points", { id: 9 })]));
    expect(resolveAddress(shared, "/points")).toMatchObject({ entry: { node: { id: "9" } } });
    expect(shared.faults).toEqual([]);
  });

  it("counts without a trailing slash", () => {
    expect(resolveAddress(routes, "/points/groups/")).toMatchObject({ kind: "page" });
  });
});

it("draws ten levels", () => {
  const deep = Array.from({ length: 10 }).reduce<object>(
    (inside, _none, level) => folder(`level-${level}`, [inside]),
    page("leaf"),
  );
  const path = `/${Array.from({ length: 10 }, (_none, level) => `level-${9 - level}`).join("/")}`;
  expect(resolveAddress(routesOf(deep), `${path}/leaf`)).toMatchObject({ kind: "page" });
});
