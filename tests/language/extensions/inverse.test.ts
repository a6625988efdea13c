import { describe, expect, it } from "vitest";
import { createCatalogue } from "../../../src/catalogue/catalogue.ts";
import type { InverseExtension, OpenApiDocument } from "../../../src/catalogue/openapi.ts";
import { shippedCatalogue } from "../../../src/catalogue/shipped.ts";
import { checkCatalogue } from "../../../src/language/extensions/check-catalogue.ts";
import { inverseArguments, planInverse } from "../../../src/language/extensions/inverse.ts";

const catalogue = shippedCatalogue();

/** The call that undoes an operation, as id and arguments, or `null` if none is offered. */
function undoing(
  id: string,
  done: { request?: Record<string, unknown>; answer?: unknown; row?: unknown },
) {
  const operation = catalogue.operations.get(id) ?? expect.fail(id);
  const plan = planInverse(catalogue, operation);
  const args =
    plan && inverseArguments(catalogue, plan, { request: {}, answer: null, row: null, ...done });
  return args && [plan.call.operation, args];
}

const group = {
  id: 7,
  name: "Choir",
  remark: "",
  status: 1,
  userCount: 0,
  deptCount: 0,
  createTime: "2024-01-01T00:00:00Z",
  updateTime: "2024-01-01T00:00:00Z",
  version: "1",
};

const node = {
  id: 7,
  parentId: 1,
  name: "",
  title: "A",
  routerPath: "",
  icon: "",
  componentPath: "",
  typeId: "0",
  step: 1,
  sort: 1,
  isHidden: false,
  noCache: false,
  affix: false,
  status: 1,
  roles: [],
  version: "1",
};

describe("what is undone", () => {
  it("what was added is deleted", () => {
    expect(undoing("culturalGroup.add", { answer: { id: 9 } })).toEqual([
      "culturalGroup.delete",
      { ids: [9] },
    ]);
  });

  it("what was changed gets its earlier values back, those that are empty included", () => {
    const request = { id: 7, name: "Big choir", remark: "Loud", status: 0 };
    expect(undoing("culturalGroup.update", { request, row: group })).toEqual([
      "culturalGroup.update",
      { id: 7, name: "Choir", remark: "", status: 1 },
    ]);
  });

  it("what was deleted comes back as it was kept, however much it was", () => {
    const done = { request: { ids: [7, 8] }, answer: { deletionId: 61 } };
    expect(undoing("culturalGroup.delete", done)).toEqual([
      "culturalGroup.restore",
      { deletionId: 61 },
    ]);
  });

  it("a root stays a root: what is null may be asked for", () => {
    const request = { content: [{ id: 2, parentId: 1, sort: 0 }] };
    const row = { ...node, id: 2, parentId: null, sort: 4 };
    expect(undoing("menu.multiSort", { request, row })).toEqual([
      "menu.multiSort",
      { content: [{ id: 2, parentId: null, sort: 4 }] },
    ]);
  });

  it("several that were moved go back to where each was, or none does", () => {
    const content = [7, 8].map((id) => ({ id, parentId: 1, sort: 0 }));
    const row = [node, { ...node, id: 8, sort: 2 }];
    expect(undoing("menu.multiSort", { request: { content }, row })).toEqual([
      "menu.multiSort",
      {
        content: [
          { id: 7, parentId: 1, sort: 1 },
          { id: 8, parentId: 1, sort: 2 },
        ],
      },
    ]);
    expect(undoing("menu.multiSort", { request: { content }, row: [node] })).toBeNull();
  });

  it("a relation gets back the set it had", () => {
    const request = { groupId: 7, ids: [1, 2] };
    const row = { groupId: 7, ids: [2, 3] };
    expect(undoing("culturalGroupUserRel.update", { request, row })).toEqual([
      "culturalGroupUserRel.update",
      { groupId: 7, ids: [2, 3] },
    ]);
  });
});

describe("nothing is offered", () => {
  it.each([
    ["without the record as it stood", null],
    ["on another record", { ...group, id: 8 }],
    ["on a record that lacks a field it would have to put back", { id: 7, name: "Choir" }],
  ])("%s", (_name, row) => {
    const request = { id: 7, name: "Big choir" };
    expect(undoing("culturalGroup.update", { request, row })).toBeNull();
  });

  const inverses = [...catalogue.operations.values()].filter(({ inverse }) => inverse !== null);

  it.each(inverses.map(({ id }) => id))("where %s answers no record, and none is known", (id) => {
    expect(undoing(id, { answer: null })).toBeNull();
    expect(undoing(id, { answer: {} })).toBeNull();
    expect(undoing(id, { answer: { id: null }, request: { id: 7, ids: [7] }, row: {} })).toBeNull();
  });

  it("where a list or a record that would be sent lacks a part", () => {
    const request = { groupId: 7, ids: [1] };
    const row = { groupId: 7, ids: [2, null] };
    expect(undoing("culturalGroupUserRel.update", { request, row })).toBeNull();
  });

  it("for what has no inverse", () => {
    expect(undoing("member.updatePwd", { request: { id: 1 } })).toBeNull();
  });
});

describe("the inverses of a catalogue", () => {
  /** The faults of a catalogue in which adding a cultural group has the given inverse. */
  function faultsOf(inverse: InverseExtension): string[] {
    const documents = structuredClone([...catalogue.documents.values()]);
    for (const { paths } of documents) {
      const add = paths?.["/cultural-group/add"]?.post;
      if (add) add["x-inverse"] = inverse;
    }
    const changed: OpenApiDocument[] = documents;
    return checkCatalogue(createCatalogue(changed)).map(
      ({ code, pointer, values }) => `${code} ${values.problem} ${pointer}`,
    );
  }
  const at = "/paths/~1cultural-group~1add/post/x-inverse";

  it.each<[string, InverseExtension, string]>([
    [
      "an operation that there is not",
      { operationId: "culturalGroup.dleete" },
      `unknownOperation ${at}/operationId`,
    ],
    ["a read", { operationId: "dictType.list" }, `notAWrite ${at}/call`],
    [
      "a parameter it lacks",
      { operationId: "culturalGroup.delete", with: { ids: "[answer.id]", id: "1" } },
      `unknownParameter ${at}/with/id`,
    ],
    [
      "a parameter that is missing",
      { operationId: "culturalGroup.delete" },
      `missingParameter ${at}/call`,
    ],
    [
      "a field that the answer lacks",
      { operationId: "culturalGroup.delete", with: { ids: "[answer.key]" } },
      `unknownMember ${at}/with/ids`,
    ],
    [
      "a record of which it says nothing",
      { operationId: "culturalGroup.delete", with: { ids: "[row.id]" } },
      `unknownVariable ${at}/with/ids`,
    ],
    [
      "a condition that is none",
      { operationId: "culturalGroup.delete", with: { ids: "[answer.id]" }, when: "answer.id" },
      `expressionType ${at}/when`,
    ],
  ])("that name %s are told", (_name, inverse, wanted) => {
    expect(faultsOf(inverse)).toEqual([`brokenInverse ${wanted}`]);
  });
});
