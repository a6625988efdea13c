import { describe, expect, it } from "vitest";
import { answerFault } from "../../../../renderers/runtime/read/answer-fault.ts";
import { shippedCatalogue } from "../../../../src/catalogue/shipped.ts";

const catalogue = shippedCatalogue();

function faultOf(id: string, data: unknown): string | null {
  const operation = catalogue.operations.get(id);
  if (!operation) throw new Error(`There is no operation ${id}.`);
  return answerFault(catalogue, operation, data);
}

const group = { id: 1, name: "Chess", remark: "", status: 1, userCount: 3, deptCount: 0 };
const page = (records: unknown, total: unknown = 2) => ({ records, total, current: 1, size: 20 });

describe("the first place where a page of records breaks the catalogue", () => {
  it.each([
    ["an answer without data", null, "/records"],
    ["missing records", { total: 3 }, "/records"],
    ["records that are no list", page("x"), "/records"],
    ["a total that is no number", page([group], "2"), "/total"],
    ["a record that is null", page([group, null]), "/records/1"],
    ["a record that is a list", page([[]]), "/records/0"],
    ["a text where a number belongs", page([{ ...group, userCount: "3" }]), "/records/0/userCount"],
    ["a record where a text belongs", page([{ ...group, name: {} }]), "/records/0/name"],
    ["a key that is missing", page([{ name: "x" }]), "/records/0/id"],
    ["a key that is repeated", page([group, group]), "/records/1/id"],
  ])("%s", (_name, data, path) => {
    expect(faultOf("culturalGroup.page", data)).toBe(path);
  });

  it("is nowhere in an answer that is as it has it, nor where something is merely absent", () => {
    expect(faultOf("culturalGroup.page", page([group, { id: 2, remark: null }]))).toBeNull();
  });

  it("is no integer that only a text holds exactly", () => {
    const large = { ...group, id: "9007199254740993", userCount: "9007199254740993" };
    expect(faultOf("culturalGroup.page", page([large]))).toBeNull();
  });
});

describe("in a tree", () => {
  const node = (id: unknown, children: unknown = [], users: unknown = []) => ({
    id,
    parentId: null,
    name: `Department ${id}`,
    users,
    children,
  });

  it.each([
    ["a list that is none", node(1, [node(2, "none")]), "/0/children/0/children"],
    ["a null among the children", node(1, [null]), "/0/children/0"],
    ["a null among the users", node(1, [], [null]), "/0/users/0"],
    ["a cycle", node(1, [node(2, [node(1)])]), "/0/children/0/children/0/id"],
  ])("%s", (_name, root, path) => {
    expect(faultOf("pointsSysDept.getAllDeptWithUsers", [root])).toBe(path);
  });
});

describe("in a record", () => {
  it("a flag may be 1 or 0, as many services have it, and nothing else but one", () => {
    const user = { id: 1, isDeleted: 1 };
    expect(faultOf("pointsSysUser.getByDeptId", [user])).toBeNull();
    const broken = [{ ...user, isDeleted: "perhaps" }];
    expect(faultOf("pointsSysUser.getByDeptId", broken)).toBe("/0/isDeleted");
  });

  it("a list where a record belongs is told as the whole", () => {
    expect(faultOf("member.getOne", [])).toBe("/");
    expect(faultOf("member.getOne", null)).toBeNull();
  });
});
