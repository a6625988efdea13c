import { expect, it } from "vitest";
import { compileBody } from "../../../support/shipped-environment.ts";

function compile(parent: string | undefined) {
  const of = (call: string) => ({
    call: `culturalGroupDeptRel.${call}`,
    with: { groupId: "1" },
  });
  const body = {
    ...{ kind: "dualList", parent },
    ...{ candidates: of("candidates"), current: of("current"), save: of("update") },
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
