import { describe, expect, it } from "vitest";
import { permissionsOf, readMenu } from "../../src/session/menu-node.ts";

describe("the menu of an answer", () => {
  it.each([null, undefined, {}, "menu", 7])("is empty where the answer is %j", (data) => {
    expect(readMenu(data).nodes).toEqual([]);
  });

  it("leaves out what is no node and fills what is missing", () => {
    expect(readMenu([null, 1, { id: 3 }]).nodes).toEqual([
      {
        id: "3",
        name: "",
        title: "",
        routerPath: "",
        icon: "",
        componentPath: "",
        type: "page",
        isHidden: false,
        noCache: false,
        affix: false,
        children: [],
      },
    ]);
  });

  it("takes type ids and flags as numbers too, and an unknown type by its children", () => {
    const answer = [{ typeId: 9, children: [{ typeId: 2, name: "a" }], isHidden: 1 }];
    const [folder] = readMenu(answer).nodes;
    expect(folder).toMatchObject({ type: "folder", isHidden: true });
    expect(folder?.children[0]?.type).toBe("permission");
  });

  it("gives the permission strings of all depths, once each, no empty ones", () => {
    const leaf = { typeId: "2", name: "a:b:read" };
    const deep = { typeId: "0", children: [{ typeId: "1", children: [leaf, { typeId: "2" }] }] };
    expect([...permissionsOf(readMenu([deep, leaf]).nodes)]).toEqual(["a:b:read"]);
  });
});

/** The faults of a menu response, each with its place. */
function faultsOf(...nodes: unknown[]) {
  return readMenu(nodes).faults.map(({ kind, path, id, given }) => ({ kind, path, id, given }));
}

describe("a menu with bad input", () => {
  it.each([
    ["a text", "menu"],
    ["a record", {}],
  ])("that is %s draws nothing and says so", (_name, data) => {
    expect(readMenu(data).faults).toMatchObject([{ kind: "noList", given: typeof data }]);
  });

  it("reports what is no node by its position, and draws its neighbours", () => {
    const folder = { id: 1, title: "Points", children: [7, { id: 2, title: "Rules" }] };
    expect(readMenu([folder]).nodes[0]?.children).toMatchObject([{ id: "2" }]);
    expect(faultsOf(folder)).toEqual([{ kind: "noNode", path: ["Points"], id: "#1", given: "7" }]);
  });

  it("leaves out a node that repeats an ancestor's id, and goes on beside it", () => {
    const inner = { id: 3, title: "Inside", children: [{ id: 1, title: "Again" }, { id: 4 }] };
    const cycle = { id: 1, title: "Top", children: [inner] };
    expect(readMenu([cycle]).nodes[0]?.children[0]?.children).toMatchObject([{ id: "4" }]);
    expect(faultsOf(cycle)).toEqual([
      { kind: "standsBelowItself", path: ["Top", "Inside"], id: "1", given: "1" },
    ]);
  });

  it("takes an unknown type by its children and reports it", () => {
    const [folder, page] = readMenu([
      { id: 1, typeId: "7", children: [{ id: 2 }] },
      { id: 3, typeId: "x" },
    ]).nodes;
    expect([folder?.type, page?.type]).toEqual(["folder", "page"]);
    expect(faultsOf({ id: 3, typeId: "x" })).toMatchObject([{ kind: "unknownType", given: "x" }]);
  });

  it("draws a node without children where they are no list", () => {
    const node = { id: 1, title: "Odd", children: { id: 2 } };
    expect(readMenu([node]).nodes).toMatchObject([{ id: "1", children: [] }]);
    expect(faultsOf(node)).toMatchObject([{ kind: "childrenNoList", id: "1", given: "object" }]);
  });

  it("ends a branch that never ends", () => {
    const deep = Array.from({ length: 2000 }).reduce<object>(
      (inside, _none, level) => ({ id: `n${level}`, children: [inside] }),
      { id: "leaf" },
    );
    expect(faultsOf(deep)).toMatchObject([{ kind: "tooDeep" }]);
  });
});

describe("a flat menu", () => {
  it("is read by its parent ids, in its order", () => {
    const { nodes, faults } = readMenu([
      { id: 2, parentId: 1, title: "Rules" },
      { id: 1, parentId: 0, title: "Points" },
      { id: 3, parentId: 1, title: "Groups", children: [] },
      { id: 4, parentId: 3, title: "Deep" },
    ]);
    expect(nodes).toMatchObject([
      {
        id: "1",
        children: [
          { id: "2", children: [] },
          { id: "3", children: [{ id: "4" }] },
        ],
      },
    ]);
    expect(faults).toEqual([]);
  });

  it("keeps nodes that are their own ancestors at the top and reports them", () => {
    const { nodes, faults } = readMenu([
      { id: 1, parentId: 2, title: "Hen" },
      { id: 2, parentId: 1, title: "Egg" },
      { id: 3, parentId: 2, title: "Chick" },
    ]);
    expect(nodes).toMatchObject([{ id: "1" }, { id: "2", children: [{ id: "3" }] }]);
    expect(faults.map(({ kind, id }) => [kind, id])).toEqual([
      ["standsBelowItself", "1"],
      ["standsBelowItself", "2"],
    ]);
  });
});
