import { expect, it } from "vitest";
import { problemsOf } from "../../../mistakes/check.ts";
import { compileBody } from "../../../support/shipped-environment.ts";

function compile(parent: string | undefined) {
  const of = (call: string) => ({
    call: `culturalGroupDeptRel.${call}`,
    with: { groupId: "1" },
  });
  const body = {
    kind: "dualList",
    parent,
    candidates: of("candidates"),
    current: of("current"),
    save: of("update"),
  };
  return compileBody(body);
}

it("a dual list is one of lists, unless a field says what an item stands below", () => {
  expect(compile(undefined).plan?.body).toMatchObject({ hierarchy: null });
  expect(compile("parentId").plan?.body).toMatchObject({ hierarchy: { parentField: "parentId" } });
});

it("a field that its candidates lack is told, with what was probably meant", () => {
  expect(compile("parntId").problems).toMatchObject([
    { code: "unknownField", pointer: "/body/parent", suggestion: "parentId" },
  ]);
});

it("a name that every object has is no field of the candidates", () => {
  for (const name of ["constructor", "toString"]) {
    expect(compile(name).problems).toMatchObject([
      { code: "unknownField", pointer: "/body/parent" },
    ]);
  }
});

it("a field that cannot hold a key is told", () => {
  expect(compile("name").problems).toMatchObject([
    { code: "parentDoesNotFit", pointer: "/body/parent" },
  ]);
});

it("a current list that the save would replace with another one is told", () => {
  const of = (call: string) => ({ call: `culturalGroupDeptRel.${call}`, with: { groupId: "1" } });
  const swapped = { candidates: of("current"), current: of("candidates"), save: of("update") };
  expect(compileBody({ kind: "dualList", ...swapped }).problems).toMatchObject([
    {
      code: "otherSelection",
      pointer: "/body/current/call",
      suggestion: "culturalGroupDeptRel.current",
    },
  ]);
});

it("so is one beside a save that has the path of another read", () => {
  const of = (call: string) => ({
    call: `departmentPeople.${call}`,
    with: { departmentId: "row.id" },
  });
  const told = (candidates: string, current: string) => {
    const relation = { candidates: of(candidates), current: of(current), save: of("save") };
    const open = { kind: "dualList", ...relation };
    const nodeActions = [{ label: "People", open }];
    const body = { kind: "tree", rows: "departments.tree", nodeActions };
    return problemsOf({ title: "Departments", body }).map(({ code }) => code);
  };
  expect(told("current", "candidates")).toEqual(["otherSelection"]);
  expect(told("candidates", "candidates")).toEqual(["otherSelection"]);
  expect(told("candidates", "current")).toEqual([]);
});
