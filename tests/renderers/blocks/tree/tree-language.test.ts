import { describe, expect, it } from "vitest";
import { compileBody, problemsOfBody } from "../../../support/shipped-environment.ts";

/** A tree of menu nodes with the given further properties. */
const tree = (more: object) => ({ kind: "tree", rows: "menu.getTreeList", ...more });

const update = (more: object) => ({
  call: { call: "menu.update", with: { id: "row.id", typeId: "row.typeId", ...more } },
});

const sort = { call: "menu.multiSort", with: { content: "places" } };

describe("changing a tree", () => {
  it("is planned with the calls it makes and the permissions they need", () => {
    const { plan, problems } = compileBody(
      tree({
        rename: update({ title: "text" }),
        move: {
          call: sort,
          parent: "parentId",
          order: "sort",
          into: "parent == null || parent.typeId != '2'",
        },
        remove: { call: { call: "menu.del", with: { id: "row.id" } }, below: "first" },
      }),
    );
    expect(problems).toEqual([]);
    expect(plan?.body).toMatchObject({
      selection: "single",
      rename: {
        action: { label: "action.rename", requires: ["system:menu:update"] },
        call: { operation: "menu.update" },
      },
      move: {
        action: { label: "action.move", requires: ["system:menu:update"] },
        parentField: "parentId",
        orderField: "sort",
      },
      remove: {
        action: { label: "common.delete", emphasis: "danger", requires: ["system:menu:delete"] },
        below: "first",
      },
    });
  });

  it("is refused below a node unless the page says what becomes of those below it", () => {
    const { plan } = compileBody(
      tree({ remove: { call: { call: "menu.del", with: { id: "row.id" } } } }),
    );
    expect(plan?.body).toMatchObject({ remove: { below: "refused" } });
  });

  it.each([
    [
      "a call that only reads",
      { rename: { call: "menu.getTreeList" } },
      "notAWrite /body/rename/call",
    ],
    [
      "a call that lacks what it needs",
      { rename: update({}) },
      "missingParameter /body/rename/call/call",
    ],
    [
      "a misspelt variable",
      { rename: update({ title: "txt" }) },
      "unknownVariable /body/rename/call/with/title",
    ],
    [
      "a condition on a field that nodes lack",
      { rename: { ...update({ title: "text" }), when: "row.typ == '1'" } },
      "unknownMember /body/rename/when",
    ],
    [
      "a parent that nodes do not name",
      { move: { call: sort, parent: "parent", order: "sort" } },
      "unknownField /body/move/parent",
    ],
    [
      "an order that nodes do not have",
      { move: { call: sort, parent: "parentId", order: "position" } },
      "unknownField /body/move/order",
    ],
    [
      "places without the order that the call needs",
      { move: { call: sort, parent: "parentId" } },
      "missingProperty /body/move/call/with/content",
    ],
    [
      "a place where a list of places belongs",
      {
        move: {
          call: { call: "menu.multiSort", with: { content: "position" } },
          parent: "parentId",
          order: "sort",
        },
      },
      "expressionType /body/move/call/with/content",
    ],
    [
      "the new parent in a condition on the node alone",
      { move: { call: sort, parent: "parentId", order: "sort", when: "parent == null" } },
      "unknownVariable /body/move/when",
    ],
    [
      "a deletion that does nothing of the kind to what is below",
      { remove: { call: { call: "menu.del", with: { id: "row.id" } }, below: "last" } },
      "notOneOf /body/remove/below",
    ],
  ])("%s is told", (_name, more, problem) => {
    expect(problemsOfBody(tree(more))).toContain(problem);
  });
});

describe("what a tree shows", () => {
  it("icon, label and the nodes it leaves out are fields and conditions of its nodes", () => {
    expect(
      problemsOfBody(tree({ icon: "icon", label: "name", only: "row.typeId != '2'" })),
    ).toEqual([]);
    expect(problemsOfBody(tree({ icon: "icno" }))).toEqual(["unknownField /body/icon"]);
    expect(problemsOfBody(tree({ only: "row.sort" }))).toEqual(["expressionType /body/only"]);
  });

  it("nodes may be read when the one above them is opened", () => {
    const children = {
      call: { call: "menu.getLevelList", with: { step: "row.step + 1" } },
      parent: "parentId",
      leaf: "row.typeId == '2'",
    };
    const rows = { call: "menu.getLevelList", with: { step: 1 } };
    const { plan, problems } = compileBody({ kind: "tree", rows, children });
    expect(problems).toEqual([]);
    expect(plan?.body).toMatchObject({
      childrenField: null,
      lazy: { parentField: "parentId", rows: { call: { operation: "menu.getLevelList" } } },
    });
    expect(problemsOfBody({ kind: "tree", rows })).toEqual(["notATree /body/rows"]);
  });

  it("what is read below must have the key and label of the nodes above", () => {
    const children = {
      call: { call: "dict.getList", with: { dictType: "row.name" } },
      leaf: "row.id",
    };
    expect(problemsOfBody(tree({ children }))).toEqual([
      "unknownField /body/children/call",
      "unknownField /body/children/call",
      "expressionType /body/children/leaf",
    ]);
  });
});

describe("checked nodes", () => {
  const beside = (selection: string | undefined, when: string) => ({
    kind: "stack",
    items: [
      tree({ name: "nodes", ...(selection && { selection }) }),
      { kind: "table", rows: "dictType.list", when },
    ],
  });

  it("are read by other blocks and by the actions above the tree", () => {
    const reading = "size(blocks.nodes.checked) > 0 && blocks.nodes.checked[0].title != ''";
    expect(problemsOfBody(beside("cascade", reading))).toEqual([]);
    const toolbar = [{ label: "Go", enabled: "checked.exists(c, c.typeId == '1')", go: "'/'" }];
    expect(problemsOfBody(tree({ selection: "multiple", toolbar }))).toEqual([]);
  });

  it("are there only where nodes can be checked", () => {
    const when = "size(blocks.nodes.checked) > 0";
    expect(problemsOfBody(beside(undefined, when))).toEqual(["unknownMember /body/items/1/when"]);
    expect(problemsOfBody(tree({ selection: "many" }))).toEqual(["notOneOf /body/selection"]);
  });
});

describe("the path of a screen", () => {
  it("is entered with the known screens beside it", () => {
    const field = {
      field: "componentPath",
      widget: "screen",
      options: { call: "page.getList", value: "path", label: "title" },
    };
    const { plan, problems } = compileBody({
      kind: "form",
      submit: "menu.add",
      fields: [field, "title", "typeId"],
    });
    expect(problems).toEqual([]);
    expect(plan?.body).toMatchObject({
      steps: [{ sections: [{ fields: [{ widget: "screen" }, {}, {}] }] }],
    });
    const sorted = {
      kind: "form",
      submit: "menu.add",
      fields: [{ field: "sort", widget: "screen" }],
    };
    expect(problemsOfBody(sorted)).toContain("widgetDoesNotFit /body/fields/0/widget");
  });
});
