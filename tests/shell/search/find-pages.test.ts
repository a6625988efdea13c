import { describe, expect, it } from "vitest";
import { readMenu } from "../../../src/session/menu-node.ts";
import { menuRoutes } from "../../../src/shell/menu/menu-routes.ts";
import { indexPages } from "../../../src/shell/search/find-pages.ts";

const page = (title: string, routerPath: string, more: object = {}) => ({
  title,
  typeId: "1",
  routerPath,
  componentPath: routerPath,
  ...more,
});

const folder = (title: string, routerPath: string, children: object[], more: object = {}) => ({
  title,
  typeId: "0",
  routerPath,
  children,
  ...more,
});

function indexOf(...nodes: object[]) {
  const { nodes: read } = readMenu(nodes);
  return indexPages(menuRoutes(read), (entry) => entry.node.title);
}

const titles = (found: readonly { title: string }[]) => found.map(({ title }) => title);

const menu = [
  page("Home", "/dashboard"),
  folder("Points", "/points", [
    page("Deduction rules", "rule"),
    page("Ruling committee", "committee"),
    page("Group overview", "overview"),
  ]),
  folder("System rules", "/system", [page("Members", "member")]),
];

describe("the search offers", () => {
  it("all pages that the sidebar shows, with the folders they stand in", () => {
    const { pages } = indexOf(...menu);
    expect(titles(pages)).toEqual([
      "Home",
      "Deduction rules",
      "Ruling committee",
      "Group overview",
      "Members",
    ]);
    expect(pages[1]).toMatchObject({ folders: ["Points"], address: "/points/rule" });
  });

  it("no hidden page, nothing in a hidden folder, no permission and no folder", () => {
    const { pages } = indexOf(
      page("Home", "/dashboard"),
      page("Hidden", "/hidden", { isHidden: 1 }),
      folder("Secret", "/secret", [page("Inside", "in")], { isHidden: true }),
      folder("Points", "/points", [{ title: "May", typeId: "2", name: "a:b:c" }]),
    );
    expect(titles(pages)).toEqual(["Home"]);
  });

  it("external addresses, and the dashboard also where the menu lacks it", () => {
    const { pages } = indexOf(page("Help", "https://example.org/help"));
    expect(pages).toHaveLength(2);
    expect(pages[1]).toMatchObject({ address: "https://example.org/help", isExternal: true });
  });

  it("no page whose address leads to another", () => {
    const { pages } = indexOf(
      page("Home", "/dashboard"),
      page("First", "/same"),
      page("Second", "/same"),
      page("Parent", "/parent", { componentPath: "home", children: [page("Child", "child")] }),
    );
    expect(titles(pages)).toEqual(["Home", "First", "Child"]);
  });
});

describe("a query finds", () => {
  const { find } = indexOf(...menu);

  it("titles that begin with it first, then words, then folders", () => {
    expect(titles(find("rul"))).toEqual(["Ruling committee", "Deduction rules", "Members"]);
  });

  it("by folder and by address", () => {
    expect(titles(find("points"))).toHaveLength(3);
    expect(titles(find("/system/mem"))).toEqual(["Members"]);
  });

  it("what holds all of its words, each wherever it stands", () => {
    expect(titles(find("over points"))).toEqual(["Group overview"]);
    expect(titles(find("members points"))).toEqual([]);
  });

  it("without regard to case, accents, full width and surrounding space", () => {
    const spanish = indexOf(page("Página de inicio", "/dashboard"));
    expect(titles(spanish.find("  PAGINA "))).toEqual(["Página de inicio"]);
    expect(titles(find("ｍｅｍｂｅｒｓ"))).toEqual(["Members"]);
  });

  it("Chinese and Japanese titles by any part of them", () => {
    const asian = indexOf(page("积分首页", "/dashboard"), page("文化グループ", "/group"));
    expect(titles(asian.find("首页"))).toEqual(["积分首页"]);
    expect(titles(asian.find("グル"))).toEqual(["文化グループ"]);
    expect(titles(asian.find("クル"))).toEqual([]);
  });
});
