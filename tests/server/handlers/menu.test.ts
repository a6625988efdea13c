import { describe, expect, it } from "vitest";
import type { Answers, Requests } from "../../../src/catalogue/types.gen.ts";
import { callAs, organisations, type SharedOrganisation } from "../../support/organisation.ts";

type MenuNode = Answers["menu.getTreeList"][number];

const databases = organisations();

/** The calls on the menu, made by a system administrator by default. */
function menuOf(database: SharedOrganisation, username = "adam.admin") {
  return {
    add: async (node: Partial<Requests["menu.add"]> = {}) => {
      const request = { title: "A node", typeId: "1", ...node } as const;
      return callAs(database, username, "menu.add", request);
    },
    update: async (request: Requests["menu.update"]) =>
      callAs(database, username, "menu.update", request),
    remove: async (id: number) => callAs(database, username, "menu.del", { id }),
    sort: async (content: Requests["menu.multiSort"]["content"]) =>
      callAs(database, username, "menu.multiSort", { content }),
    one: async (id: number) => callAs(database, username, "menu.getOne", { id }),
    tree: async (status?: 0 | 1) =>
      (await callAs(database, username, "menu.getTreeList", { status })).data,
    level: async (step: number) =>
      (await callAs(database, username, "menu.getLevelList", { step })).data,
    seenAs: async (role: Requests["menu.getRoleTree"]["role"]) =>
      (await callAs(database, username, "menu.getRoleTree", { role })).data,
    seenBy: async (reader: string, status?: 0 | 1) =>
      (await callAs(database, reader, "menu.getTreeRoleList", { status })).data,
  };
}

/** Adds three nodes, each below the one before, that only this test uses. */
async function addBranch({ add }: ReturnType<typeof menuOf>) {
  const top = (await add({ typeId: "0" })).data.id;
  const middle = (await add({ parentId: top })).data.id;
  const leaf = (await add({ parentId: middle, typeId: "2", name: "test:leaf:read" })).data.id;
  return { top, middle, leaf };
}

describe.each(databases)("the menu tree on $name", (database) => {
  const menu = menuOf(database);

  it("holds every node under its parent, with its depth, by sort and then by id", async () => {
    const check = (nodes: MenuNode[], parentId: number | null, step: number) => {
      const keys = nodes.map(({ sort, id }) => [sort, id]);
      expect(keys).toEqual([...keys].sort(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d));
      for (const node of nodes) {
        expect(node).toMatchObject({ parentId, step });
        check(node.children, node.id, step + 1);
      }
    };
    check(await menu.tree(), null, 1);
  });

  it("lists one depth", async () => {
    const pages = (await menu.tree()).flatMap((node) => node.children.map(({ id }) => id));
    const level = await menu.level(2);
    expect(level.map(({ id }) => id).sort()).toEqual(pages.sort());
    expect(level.every((node) => !("children" in node))).toBe(true);
    expect(await menu.level(20)).toEqual([]);
  });

  it("shows nodes of a status with those above them", async () => {
    const { top, middle, leaf } = await addBranch(menu);
    await menu.update({ id: middle, title: "Off", typeId: "1", status: 0 });
    const off = await menu.tree(0);
    expect(ids(off)).toEqual([top, middle]);
    expect(ids(await menu.tree(1))).toContain(leaf);
    await menu.update({ id: middle, title: "On again", typeId: "1", status: 1 });
  });

  it("answers 40400 for an unknown node", async () => {
    const id = 2_000_000_000;
    const answers = [
      await menu.one(id),
      await menu.update({ id, title: "Nobody", typeId: "1" }),
      await menu.remove(id),
      await menu.sort([{ id, parentId: null, sort: 0 }]),
    ];
    expect(answers.map(({ code }) => code)).toEqual([40400, 40400, 40400, 40400]);
  });
});

describe.each(databases)("changing the menu on $name", (database) => {
  const menu = menuOf(database);

  it("adds a node under another, one step deeper, with its roles", async () => {
    const { middle } = await addBranch(menu);
    const { data } = await menu.add({ parentId: middle, roles: ["customer", "admin"] });
    expect((await menu.one(data.id)).data).toMatchObject({
      parentId: middle,
      step: 3,
      roles: ["admin", "customer"],
      status: 1,
      isHidden: false,
    });
  });

  it("refuses a parent that is not there, or is a permission", async () => {
    const { leaf } = await addBranch(menu);
    for (const parentId of [2_000_000_000, leaf]) {
      expect(await menu.add({ parentId })).toMatchObject({ code: 40000, paths: ["/parentId"] });
    }
  });

  it("refuses a permission without a permission string, and a blank title", async () => {
    expect(await menu.add({ typeId: "2" })).toMatchObject({ code: 40000, paths: ["/name"] });
    expect(await menu.add({ title: " " })).toMatchObject({ code: 40000, paths: ["/title"] });
  });

  it("refuses an address that leads to a script or, unseen, to another host", async () => {
    const { middle: id } = await addBranch(menu);
    for (const routerPath of [
      "javascript:alert(1)",
      "data:text/html,a",
      "//evil.example",
      "/\\a",
    ]) {
      const refused = { code: 40000, paths: ["/routerPath"] };
      expect(await menu.add({ routerPath })).toMatchObject(refused);
      expect(await menu.update({ id, title: "A node", typeId: "0", routerPath })).toMatchObject(
        refused,
      );
    }
    expect((await menu.add({ routerPath: "https://example.org/help" })).code).toBe(20000);
  });

  it("keeps what an update leaves out", async () => {
    const node = {
      name: "kept",
      icon: "home",
      sort: 7,
      noCache: true,
      roles: ["customer"],
    } as const;
    const { data } = await menu.add({ ...node, roles: [...node.roles] });
    await menu.update({ id: data.id, title: "Renamed", typeId: "1" });
    expect((await menu.one(data.id)).data).toMatchObject({ ...node, title: "Renamed" });
  });

  it("counts the depths below a moved node anew", async () => {
    const { top, middle, leaf } = await addBranch(menu);
    await menu.update({ id: middle, title: "Top now", typeId: "1", parentId: null });
    const steps = await Promise.all(
      [top, middle, leaf].map(async (id) => (await menu.one(id)).data.step),
    );
    expect(steps).toEqual([1, 1, 2]);
  });

  it("refuses to put a node under itself or what is below it", async () => {
    const { top, middle } = await addBranch(menu);
    for (const parentId of [top, middle]) {
      const answer = await menu.update({ id: top, title: "Circle", typeId: "0", parentId });
      expect(answer).toMatchObject({ code: 40000, paths: ["/parentId"] });
    }
    expect((await menu.one(top)).data).toMatchObject({ parentId: null, title: "A node" });
  });

  it("refuses to make a permission of a node with nodes under it", async () => {
    const { top } = await addBranch(menu);
    const answer = await menu.update({ id: top, title: "No", typeId: "2", name: "test:no:read" });
    expect(answer).toMatchObject({ code: 40000, paths: ["/typeId"] });
  });

  it("lets only one of two moves through that together close a circle", async () => {
    const first = await addBranch(menu);
    const second = await addBranch(menu);
    const move = (id: number, parentId: number) =>
      menu.update({ id, title: "Moved", typeId: "0", parentId });
    const answers = await Promise.all([
      move(first.top, second.middle),
      move(second.top, first.middle),
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual([20000, 40000]);
  });

  it("deletes a node without nodes under it, and answers 40901 for one with some", async () => {
    const { middle, leaf } = await addBranch(menu);
    expect((await menu.remove(middle)).code).toBe(40901);
    expect((await menu.remove(leaf)).code).toBe(20000);
    expect((await menu.remove(middle)).code).toBe(20000);
  });
});

describe.each(databases)("sorting many menu nodes on $name", (database) => {
  const menu = menuOf(database);

  it("moves and sorts all of them, and counts the depths anew", async () => {
    const first = await addBranch(menu);
    const second = await addBranch(menu);
    const answer = await menu.sort([
      { id: first.middle, parentId: second.middle, sort: 3 },
      { id: second.top, parentId: first.top, sort: 9 },
    ]);
    expect(answer.code).toBe(20000);
    expect((await menu.one(second.top)).data).toMatchObject({
      parentId: first.top,
      sort: 9,
      step: 2,
    });
    expect((await menu.one(first.leaf)).data.step).toBe(5);
  });

  it("may swap a node and the one above it", async () => {
    const { top, middle } = await addBranch(menu);
    await menu.sort([
      { id: middle, parentId: null, sort: 0 },
      { id: top, parentId: middle, sort: 0 },
    ]);
    expect((await menu.one(top)).data).toMatchObject({ parentId: middle, step: 2 });
  });

  it("changes nothing where one of them cannot be placed, and names each", async () => {
    const { top, middle, leaf } = await addBranch(menu);
    const good = { id: leaf, parentId: top, sort: 1 };
    const faulty = [
      [{ id: top, parentId: middle, sort: 0 }, "/content/1/parentId"],
      [{ id: middle, parentId: 2_000_000_000, sort: 0 }, "/content/1/parentId"],
      [{ id: middle, parentId: leaf, sort: 0 }, "/content/1/parentId"],
      [{ id: leaf, parentId: null, sort: 0 }, "/content/1/id"],
    ] as const;
    for (const [fault, path] of faulty) {
      const answer = await menu.sort([good, fault]);
      expect(answer.code).toBe(40000);
      expect(answer.paths).toContain(path);
      expect((await menu.one(leaf)).data).toMatchObject({ parentId: middle, sort: 0 });
    }
  });
});

describe.each(databases)("what a member sees of the menu on $name", (database) => {
  const menu = menuOf(database, "sofia.super");

  it("is what is granted to one of its roles, with what is above it", async () => {
    const { top, middle } = await addBranch(menu);
    const granted = { parentId: middle, roles: ["customer" as const] };
    const { id } = (await menu.add(granted)).data;
    expect(ids(await menu.seenBy("carla.customer"))).toEqual(
      expect.arrayContaining([top, middle, id]),
    );
    expect(ids(await menu.seenBy("chen.comprehensive"))).not.toContain(top);
  });

  it("is all of it for a super administrator, and the union of its roles for others", async () => {
    expect(ids(await menu.seenBy("sofia.super", 1))).toEqual(ids(await menu.tree(1)));
    const both = ids(await menu.seenBy("grace.both"));
    const each = [
      ...ids(await menu.seenBy("arturo.area")),
      ...ids(await menu.seenBy("chen.comprehensive")),
    ];
    expect(new Set(both)).toEqual(new Set(each));
  });

  it("can be looked at for each role alone by who administers the menu, and by nobody else", async () => {
    expect(ids(await menu.seenAs("customer"))).toEqual(ids(await menu.seenBy("carla.customer")));
    expect(ids(await menu.seenAs("areaManager"))).toEqual(ids(await menu.seenBy("arturo.area")));
    expect(ids(await menu.seenAs("superAdministrator"))).toEqual(ids(await menu.tree(1)));
    const token = await database.service.signIn("carla.customer");
    const refused = await database.service.call("menu.getRoleTree", { role: "admin" }, { token });
    expect(refused.code).toBe(40300);
  });

  it("has no node that is off, nor anything below one", async () => {
    const { top, middle, leaf } = await addBranch(menu);
    await menu.update({ id: leaf, title: "Leaf", typeId: "2", roles: ["customer"] });
    await menu.update({ id: top, title: "Off", typeId: "0", status: 0 });
    const seen = ids(await menu.seenBy("carla.customer", 1));
    expect([top, middle, leaf].filter((id) => seen.includes(id))).toEqual([]);
    expect(ids(await menu.seenBy("sofia.super", 0))).toContain(top);
    await menu.update({ id: top, title: "On", typeId: "0", status: 1 });
  });
});

describe.each(databases)("the screen of the menu on $name", (database) => {
  const menu = menuOf(database, "sofia.super");

  it("is taken from everybody by no change, since nobody could undo that", async () => {
    const [system] = (await menu.tree()).filter(({ title }) => title === "menu.system");
    const screen = system?.children.find(({ title }) => title === "menu.menu");
    if (!system || !screen) throw new Error("The menu has no node for its own screen.");
    const off = (await menu.add({ typeId: "0", status: 0 })).data.id;
    const own = { id: screen.id, title: screen.title, typeId: "1" } as const;
    const refused = [
      await menu.update({ id: system.id, title: system.title, typeId: "0", status: 0 }),
      await menu.update({ ...own, status: 0 }),
      await menu.update({ ...own, typeId: "0" }),
      await menu.update({ ...own, componentPath: "system/member" }),
      await menu.update({ ...own, routerPath: "https://example.org/menu" }),
      await menu.update({ ...own, routerPath: "" }),
      await menu.sort([{ id: screen.id, parentId: off, sort: 1 }]),
    ];
    expect(refused.map(({ code }) => code)).toEqual(refused.map(() => 40901));
    expect((await menu.one(screen.id)).data.version).toBe(screen.version);
    expect((await menu.update({ ...own, isHidden: true })).code).toBe(20000);
    const other = { componentPath: "/views/system/menu.vue", routerPath: "/other/menu" };
    const { id } = (await menu.add(other)).data;
    expect((await menu.update({ ...own, isHidden: false, status: 0 })).code).toBe(20000);
    expect((await menu.remove(id)).code).toBe(40901);
    expect((await menu.update({ ...own, status: 1 })).code).toBe(20000);
    expect((await menu.remove(id)).code).toBe(20000);
  });
});

function ids(nodes: readonly MenuNode[]): number[] {
  return nodes.flatMap((node) => [node.id, ...ids(node.children)]);
}
