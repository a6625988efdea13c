import { describe, expect, it } from "vitest";
import { knownPageOf } from "../../../src/language/link/known-pages.ts";
import { knownPages, type MenuPlace } from "../../../src/language/link/page-addresses.ts";

const page = (path: string, params: object = {}) =>
  knownPageOf(path, JSON.stringify({ params, body: { kind: "table", rows: "groups" } }));
const pages = [page("points/user", { id: "integer" }), page("points/group"), page("dashboard")];

const node = (id: number, parentId: number | null, place: Partial<MenuPlace>): MenuPlace => ({
  id,
  parentId,
  routerPath: "",
  componentPath: "",
  typeId: "1",
  ...place,
});
const addresses = (menu: readonly MenuPlace[]) =>
  Object.fromEntries([...knownPages(pages, menu)].map(([address, { path }]) => [address, path]));

describe("the addresses of pages", () => {
  it("are their paths where no menu says otherwise", () => {
    expect(addresses([])).toEqual({
      "/points/user": "points/user",
      "/points/group": "points/group",
      "/dashboard": "dashboard",
    });
  });

  it("are those of the menu, below its folders, however it writes a page's path", () => {
    const menu = [
      node(1, null, { typeId: "0", routerPath: "people" }),
      node(2, 1, { routerPath: "members", componentPath: "/views/points/user/index" }),
      node(3, 1, { routerPath: "/groups", componentPath: "points/group.vue" }),
      node(4, 2, { typeId: "2", routerPath: "none", componentPath: "points/group" }),
    ];
    expect(addresses(menu)).toEqual({
      "/people": null,
      "/people/members": "points/user",
      "/groups": "points/group",
      "/dashboard": "dashboard",
    });
  });

  it("are several where the menu has a page twice, and none of other applications", () => {
    const menu = [
      node(1, null, { routerPath: "/one", componentPath: "points/user" }),
      node(2, null, { routerPath: "/two", componentPath: "points/user" }),
      node(3, null, { routerPath: "https://example.com/three", componentPath: "points/group" }),
      node(4, null, { routerPath: "/four", componentPath: "points/none" }),
    ];
    expect(addresses(menu)).toEqual({
      "/one": "points/user",
      "/two": "points/user",
      "/points/group": "points/group",
      "/dashboard": "dashboard",
    });
  });

  it("end where nodes of the menu stand below themselves", () => {
    const menu = [
      node(1, 2, { routerPath: "a", componentPath: "points/user" }),
      node(2, 1, { routerPath: "b", componentPath: "points/group" }),
    ];
    expect(Object.values(addresses(menu))).toEqual(
      expect.arrayContaining(["points/user", "points/group"]),
    );
  });

  it("take what the pages declare; of what stands at others nobody knows it", () => {
    const known = knownPages(pages, [node(1, null, { typeId: "0", routerPath: "/points" })]);
    expect(known.get("/points/user")?.params).toEqual({
      id: { type: "integer", isRequired: true },
    });
    expect(known.get("/points")?.params).toBeNull();
  });
});
