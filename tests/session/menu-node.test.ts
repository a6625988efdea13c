import { describe, expect, it } from "vitest";
import { permissionsOf, readMenu } from "../../src/session/menu-node.ts";

describe("the menu of an answer", () => {
  it.each([null, undefined, {}, "menu", 7])("is empty where the answer is %j", (data) => {
    expect(readMenu(data)).toEqual([]);
  });

  it("leaves out what is no node and fills what is missing", () => {
    expect(readMenu([null, 1, { id: 3 }])).toEqual([
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
    const [folder] = readMenu([{ typeId: 9, children: [{ typeId: 2, name: "a" }], isHidden: 1 }]);
    expect(folder).toMatchObject({ type: "folder", isHidden: true });
    expect(folder?.children[0]?.type).toBe("permission");
  });

  it("gives the permission strings of all depths, once each, no empty ones", () => {
    const leaf = { typeId: "2", name: "a:b:read" };
    const deep = { typeId: "0", children: [{ typeId: "1", children: [leaf, { typeId: "2" }] }] };
    expect([...permissionsOf(readMenu([deep, leaf]))]).toEqual(["a:b:read"]);
  });
});
